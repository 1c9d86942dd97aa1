// The table as a player meets it, and what must hold in every test: no error on the console, no request to
// another host.
import { type Locator, type Page, test as base, expect } from "@playwright/test";

export { expect };

/** The tests that Firefox runs too. */
export const everyBrowser = { tag: "@every-browser" };

/** What is laid out in each game: its fans, and the cards that have to move. */
const LAYOUTS: Record<string, { fans: number; cards: number }> = {
  "black-hole": { fans: 17, cards: 51 },
  "black-hole-any": { fans: 17, cards: 51 },
  "all-in-a-row": { fans: 13, cards: 52 },
  golf: { fans: 7, cards: 35 },
  "golf-wrap": { fans: 7, cards: 35 },
  "golf-kings": { fans: 7, cards: 35 },
};

export class Table {
  readonly hole: Locator;
  readonly message: Locator;
  readonly progress: Locator;
  readonly dealName: Locator;
  /** The buttons of the fans, in their order. */
  readonly fans: Locator;
  readonly playable: Locator;
  readonly hinted: Locator;
  readonly stock: Locator;
  /** What is said all the time of whether the game can be won. */
  readonly verdict: Locator;
  /** What is told whatever else is said. */
  readonly warning: Locator;
  /** Complaints of the browser that a test brings about by itself. */
  expectedComplaint?: RegExp;
  private layout = LAYOUTS["black-hole"]!;

  constructor(readonly page: Page) {
    this.hole = page.locator(".hole .card");
    this.message = page.getByTestId("message");
    this.progress = page.getByTestId("progress");
    this.dealName = page.getByTestId("deal");
    this.fans = page.getByTestId("fan");
    this.playable = page.locator(".playable");
    this.hinted = page.locator(".hinted");
    this.stock = page.getByTestId("stock");
    this.verdict = page.getByTestId("verdict");
    this.warning = page.getByTestId("warning");
  }

  /**
   * Opens what the fragment names; Black Hole if it names no game. A page that is open already lays it out some time
   * after the address has changed: a deal with a number is waited for.
   */
  async open(fragment: string) {
    await this.page.goto(`./${fragment}`);
    const [, game = "", deal = ""] = fragment.split("/");
    await this.expectGame(game);
    if (/^(ms)?[1-9]\d*$/.test(deal)) await expect(this.dealName).toHaveText(new RegExp(` ${deal}$`));
  }

  /** Whether this game, by its name in links, is laid out. */
  async expectGame(game: string) {
    this.layout = LAYOUTS[game] ?? LAYOUTS["black-hole"]!;
    await expect(this.fans).toHaveCount(this.layout.fans);
  }

  /** A card that lies in a fan, by its name: 4S, TH. */
  card(name: string): Locator {
    return this.page.locator(`.fan [data-card="${name}"]`);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name });
  }

  /** What the last notice offers. */
  offer(name: string): Locator {
    return this.page.locator(".message").getByRole("button", { name });
  }

  /** Chooses from the menu. */
  async choose(name: string) {
    await this.button("Menu").click();
    await this.page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  }

  /** Flips switches of the settings. */
  async flip(...names: string[]) {
    await this.choose("Settings");
    for (const name of names) await this.page.getByRole("switch", { name }).click();
    await this.page.keyboard.press("Escape");
  }

  /** Plays cards that keep the win until another could be played that does not; gives that one, which is not played. */
  async findALosingCard(): Promise<Locator> {
    const losing = this.page.locator(".loses").first();
    for (;;) {
      await expect(this.page.locator(".keeps")).not.toHaveCount(0);
      if ((await losing.count()) > 0) return losing;
      const before = await this.hole.getAttribute("data-card");
      await this.page.locator(".keeps").first().click();
      await expect(this.hole).not.toHaveAttribute("data-card", before!);
    }
  }

  /** Wins from here without playing it through, by the solution. */
  async winBySolution() {
    await this.choose("How it can be won");
    await this.button("To the end").click();
    await this.expectMoved(this.layout.cards);
    await this.offer("Play on from here").click();
    await expect(this.message).toHaveText(/^You have won/);
  }

  /** Plays cards that keep the win until one loses it, and that one; gives how many cards have moved then. */
  async playALosingCard(): Promise<number> {
    const losing = await this.findALosingCard();
    const moved = Number((await this.progress.innerText()).split(" ")[0]) + 1;
    await losing.click();
    await this.expectMoved(moved);
    return moved;
  }

  /** Plays the first card that can be played, again and again, until none can be and the game says so. */
  async playUntilStuck() {
    const stuck = this.message.filter({ hasText: /^Stuck/ });
    for (;;) {
      // No card can be played at a table that is only just being laid, either.
      await expect(this.playable.or(stuck).first()).toBeVisible();
      if (await stuck.isVisible()) return;
      await this.playAny();
    }
  }

  async expectMoved(cards: number) {
    await expect(this.progress).toHaveText(`${cards} of ${this.layout.cards}`);
  }

  /** Clicks the first playable card; gives its name. */
  async playAny(): Promise<string> {
    const card = this.playable.first();
    const name = (await card.getAttribute("data-card"))!;
    await card.click();
    await expect(this.hole).toHaveAttribute("data-card", name);
    return name;
  }

  /** Plays the first fan, which any deal answers: with a move or with a reason why not. */
  async expectAnAnswer() {
    const before = await this.message.innerText();
    await this.fans.first().press("Enter");
    await expect(this.message).not.toHaveText(before);
  }

  /** Asks for hints and plays the cards that they name, until all are in the hole. */
  async followHintsToTheEnd(play: (card: Locator) => Promise<void>) {
    for (let moved = 1; moved <= this.layout.cards; moved++) {
      await this.button("Hint").click();
      await expect(this.hinted).toHaveCount(1);
      await play(this.hinted);
      await this.expectMoved(moved);
    }
  }
}

/**
 * Puts a worker in the solver's place that runs this script. Its messages are in the form of src/worker.rs: a
 * request is [0] to stop or [1, id, ...] to ask, with what is wanted of a game as the last byte. The script may call
 * `hint(id, moves, best)`, with the code of each move and 0 for winnable, 1 for lost, 2 for undecided behind it, and
 * `moves(id, moves)`.
 */
export async function stubSolver(page: Page, script: string) {
  const body = `
    const post = (...bytes) => postMessage(new Uint8Array(bytes));
    const hint = (id, moves, ...best) => post(1, id, 1, moves.length / 2, ...moves, best.length, ...best);
    const moves = (id, moves) => post(1, id, 0, moves.length / 2, ...moves);
    ${script};
    // The program that the page sends first is for the real one.
    const listen = onmessage;
    onmessage = (event) => event.data instanceof Uint8Array && listen?.(event);
    post(0);`;
  await page.route("**/solver.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body }),
  );
}

export const test = base.extend<{ table: Table }>({
  table: async ({ context, page, baseURL }, use) => {
    const complaints: string[] = [];
    context.on("console", (message) => {
      const isComplaint = message.type() === "error" || message.type() === "warning";
      if (isComplaint && !/blocked by Playwright/.test(message.text())) {
        complaints.push(`${message.type()}: ${message.text()}`);
      }
    });
    context.on("weberror", (error) => complaints.push(`exception: ${error.error().message}`));
    context.on("request", (request) => {
      if (!request.url().startsWith(baseURL!)) complaints.push(`request to ${request.url()}`);
    });
    context.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
    const table = new Table(page);
    await use(table);
    expect(complaints.filter((complaint) => !table.expectedComplaint?.test(complaint))).toEqual([]);
  },
});
