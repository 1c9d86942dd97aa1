// Browser tests on the release build in dist/. `make test-browser` builds it, finds the browsers and names them
// in CHROMIUM and FIREFOX.
import { defineConfig } from "@playwright/test";

const port = 4173;
const chromium = {
  browserName: "chromium" as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  },
};

// Debian's Firefox, driven over WebDriver BiDi.
const firefox = {
  name: "firefox",
  grep: /@every-browser/,
  use: {
    browserName: "firefox" as const,
    channel: "moz-firefox",
    launchOptions: { executablePath: process.env.FIREFOX },
    viewport: { width: 1280, height: 800 },
  },
};

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A whole game of 51 hints takes half a minute on a slow machine.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: "en-GB",
    // What tests put in a file's place is not to come out of a cache; those of the cache allow it.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "desktop",
      testIgnore: "phone.spec.ts",
      // Without motion no click has to wait until cards lie still. Phone and Firefox have it.
      use: { ...chromium, viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } },
    },
    ...(process.env.FIREFOX ? [firefox] : []),
    {
      name: "phone",
      testMatch: "phone.spec.ts",
      use: {
        ...chromium,
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
  webServer: {
    // sirv would take HOST and PORT from the environment before its own arguments.
    command: `env -u HOST -u PORT sirv dist --dev --quiet --host 127.0.0.1 --port ${port}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
});
