// Starts the solver's worker, with the program that the page has compiled and sends.
import { initSync } from "./page.js";

onmessage = ({ data }) => initSync({ module: data });
