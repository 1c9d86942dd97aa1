// The games beside Black Hole: their layouts, their rules, their stock, and how one changes from one to another.
import AxeBuilder from "@axe-core/playwright";
import { type Table, everyBrowser, expect, stubSolver, test } from "./fixtures";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const DECK = [..."CSHD"].flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit));

/** A link to a deal of Golf with these available cards and this card on the pile; the other cards lie anywhere. */
function golfWith(game: string, available: string[], foundation: string, stock: string[] = []): string {
  const others = DECK.filter((card) => ![...available, foundation, ...stock].includes(card));
  const covered = others.splice(0, 4 * 7 + (7 - available.length));
  const deck = [...covered.splice(0, 28), ...available, ...covered, foundation, ...stock, ...others];
  return `#/${game}/x${deck.map((card) => DIGITS[DECK.indexOf(card)]).join("")}`;
}

/** How many cards are left in the stock, as the pile says it. */
const left = (table: Table) => table.stock.locator(".stock-left");

const games = [
  { game: "black-hole-any", deal: "24", name: "Black Hole, Any Card", won: "You have won: all the cards are in the hole!" },
  { game: "all-in-a-row", deal: "24", name: "All in a Row", won: "You have won: all the cards are in a row!" },
  { game: "golf", deal: "2", name: "Golf", won: "You have won: all the fans are empty!" },
  { game: "golf-wrap", deal: "2", name: "Wraparound Golf", won: "You have won: all the fans are empty!" },
  { game: "golf-kings", deal: "2", name: "Dead King Golf", won: "You have won: all the fans are empty!" },
];

for (const { game, deal, name, won } of games) {
  test.describe(game, () => {
    test("is won by its solution, move by move", everyBrowser, async ({ table }) => {
      await table.open(`#/${game}/${deal}`);
      await expect(table.page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(table.page).toHaveTitle(name);
      if (game.startsWith("golf")) await table.flip("Open stock");
      await table.winBySolution();
      await expect(table.message).toHaveText(won);
    });

    test("is kept, and stands in its own journal", async ({ table }) => {
      await table.open(`#/${game}/${deal}`);
      const hasStock = game.startsWith("golf");
      if (hasStock) await table.stock.click();
      else await table.playAny();
      await expect(table.message).toHaveText(hasStock ? /is turned up/ : /is in the/);
      const card = (await table.hole.getAttribute("data-card"))!;
      await table.page.reload();
      await table.expectMoved(hasStock ? 0 : 1);
      await expect(table.hole).toHaveAttribute("data-card", card);
      await table.choose("Saved games");
      await expect(table.page.getByRole("dialog").locator("li")).toHaveText([new RegExp(`^${name}, No\\. ${deal}`)]);
      await table.page.keyboard.press("Escape");
      await table.choose("End the game here");
      await table.choose("Journal");
      await expect(table.page.getByTestId("journal").locator("li")).toHaveCount(1);
      await table.page.keyboard.press("Escape");
      // Of Black Hole no game has been finished.
      await table.open("#/black-hole/24");
      await table.choose("Journal");
      await expect(table.page.getByRole("dialog")).toContainText("Black Hole: no game has been finished yet.");
      await table.page.getByLabel("Game", { exact: true }).selectOption(name);
      await expect(table.page.getByTestId("journal").locator("li")).toHaveCount(1);
    });

    test("has its own deal of the day and its own random deals", async ({ table }) => {
      await table.page.clock.setFixedTime(new Date(2024, 1, 29, 12));
      await table.open(`#/${game}/${deal}`);
      await table.button(/Choose a deal/).click();
      await table.button("Deal of the day").click();
      await expect(table.dealName).toHaveText(/20240229/);
      await table.expectGame(game);
      expect(table.page.url()).toContain(`#/${game}/20240229`);
      await table.button("New deal").click();
      await expect(table.dealName).not.toHaveText(/20240229/);
      await table.expectGame(game);
      expect(table.page.url()).toContain(`#/${game}/`);
    });

    test("has rules with an example that is played to its end", async ({ table }) => {
      await table.open(`#/${game}/${deal}`);
      await table.choose("Rules");
      await expect(table.page.getByRole("dialog")).toContainText(/of the first 100,000 numbered deals/i);
      const small = table.page.getByTestId("example");
      const play = async (card: string) => {
        await small.getByRole("button", { name: new RegExp(`^Fan \\d: ${card}`, "i") }).click();
      };
      const turn = () => small.getByTestId("example-stock").click();
      const lines: Record<string, string[]> = {
        "black-hole-any": ["six of clubs", "five of diamonds", "four of spades", "three of hearts", "four of diamonds", "five of spades", "six of hearts", "seven of spades", "eight of clubs", "nine of hearts"],
        "all-in-a-row": ["ten of clubs", "jack of spades", "queen of hearts", "king of spades", "ace of clubs", "two of diamonds", "three of spades", "four of hearts", "five of spades", "six of diamonds"],
      };
      const golf = ["nine of clubs", "ten of diamonds", "", "six of hearts", "seven of diamonds", "", "four of spades", "three of clubs"];
      for (const card of lines[game] ?? golf) await (card ? play(card) : turn());
      await expect(small.getByRole("status")).toHaveText(won);
    });
  });
}

test.describe("All in a Row", () => {
  test("begins with any available card, and goes back to an empty row", async ({ table }) => {
    await table.open("#/all-in-a-row/24");
    await expect(table.page.getByTestId("hole")).toHaveAccessibleName("The row is empty: any available card begins it.");
    await expect(table.playable).toHaveCount(13);
    await expect(table.fans.nth(4)).toHaveAccessibleName(/^Fan 5: .*can be played$/);
    await table.fans.nth(4).click();
    await expect(table.hole).toHaveAttribute("data-card", /^..$/);
    await table.expectMoved(1);
    await table.button("Undo").click();
    await table.expectMoved(0);
    await expect(table.page.getByTestId("hole")).toHaveAccessibleName(/^The row is empty/);
    await expect(table.playable).toHaveCount(13);
  });

  test("a deck as it is, and the number whose ace of spades comes last, are two deals", async ({ table }) => {
    await table.open("#/all-in-a-row/24");
    const last = (index: number) => table.fans.nth(index).getAttribute("data-card");
    // The last card of a number is the ace of spades, on the last fan.
    expect(await last(12)).toBe("AS");
    const dealt: string[] = [];
    for (let row = 0; row < 4; row += 1) {
      for (let fan = 0; fan < 13; fan += 1) {
        const cards = table.page.locator(".fan").nth(fan).locator("[data-card]");
        dealt.push((await cards.nth(row).getAttribute("data-card"))!);
      }
    }
    const deck = (cards: string[]) => `x${cards.map((card) => DIGITS[DECK.indexOf(card)]).join("")}`;
    await table.playAny();
    // The same cards, however they are named, are the same deal.
    await table.open(`#/all-in-a-row/${deck(dealt)}`);
    await table.expectMoved(1);
    const other = [dealt[51]!, ...dealt.slice(0, 51)];
    await table.open(`#/all-in-a-row/${deck(other)}`);
    await table.expectMoved(0);
    expect(await last(12)).toBe(dealt[50]);
  });

  test("a hint names the card that begins it", async ({ table }) => {
    await table.open("#/all-in-a-row/24");
    await table.button("Hint").click();
    await expect(table.hinted).toHaveCount(1);
    await expect(table.message).toHaveText(/keeps the win/);
  });

  test("a deal that cannot be won is called so", async ({ table }) => {
    await table.open("#/all-in-a-row/23");
    await table.button("Hint").click();
    await expect(table.message).toHaveText(/^This deal cannot be won/);
  });
});

test.describe("the stock", () => {
  test("is turned by a click, by a key and by Enter, and goes back by undo", everyBrowser, async ({ table }) => {
    await table.open("#/golf/1");
    await expect(table.stock).toHaveAccessibleName("Stock: 16 cards, turn the next one");
    await table.stock.click();
    await expect(table.hole).toHaveAttribute("data-card", "8H");
    await expect(table.message).toHaveText("Eight of hearts is turned up: 0 of 35; 1 card can be played, 15 in the stock.");
    await table.page.keyboard.press("t");
    await expect(table.hole).toHaveAttribute("data-card", "2C");
    await table.stock.press("Enter");
    await expect(table.hole).toHaveAttribute("data-card", "JH");
    await expect(left(table)).toHaveText("13");
    await table.button("Undo").click();
    await expect(table.message).toHaveText(/^Jack of hearts is back in the stock/);
    await expect(table.hole).toHaveAttribute("data-card", "2C");
    await expect(left(table)).toHaveText("14");
    await table.button("Redo").click();
    await expect(table.hole).toHaveAttribute("data-card", "JH");
  });

  test("is gone through once: then the game is stuck", async ({ table }) => {
    await table.open("#/golf/1");
    for (let cards = 15; cards >= 0; cards -= 1) {
      await table.page.keyboard.press("t");
      await expect(left(table)).toHaveText(String(cards));
    }
    await expect(table.stock).toHaveAccessibleName("Stock: empty");
    await table.playUntilStuck();
    await expect(table.message).toHaveText(/^Stuck: \d+ of 35 cards are off the fans, and the stock is empty\. No card can be played\./);
    // The game is over, so that it can be said since when.
    await expect(table.message).toHaveText(/This deal could not be won at all\.$/);
    await table.stock.click();
    await expect(table.message).toHaveText(/^Stuck/);
  });

  test("a link leads to a position with cards turned, and a wrong one says what is wrong", async ({ table }) => {
    await table.open("#/golf/1/HH");
    await expect(table.hole).toHaveAttribute("data-card", "2C");
    await expect(left(table)).toHaveText("14");
    await table.open("#/golf/1/I");
    await expect(table.message).toHaveText(/^This link cannot be read: move 1 is wrong/);
    await table.open("#/golf/1/A");
    await expect(table.message).toHaveText(/move 1 is not allowed\. The four of hearts does not go on the ten of hearts/);
  });

  test("is turned once by a double click, and by a key that is held down", async ({ table }) => {
    await table.open("#/golf/1");
    await table.stock.dblclick();
    await expect(table.hole).toHaveAttribute("data-card", "8H");
    await expect(left(table)).toHaveText("15");
    for (const key of ["t", "Enter"]) {
      await table.stock.focus();
      const before = Number(await left(table).innerText());
      await table.page.keyboard.down(key);
      await expect(left(table)).toHaveText(String(before - 1));
      // From the second on, these are repeats.
      await table.page.keyboard.down(key);
      await table.page.keyboard.down(key);
      await table.page.keyboard.up(key);
      await table.button("Undo").click();
      await expect(left(table)).toHaveText(String(before));
    }
  });

  test("has the keyboard when a hint says to turn it", async ({ table }) => {
    // No card of the fans goes onto the eight.
    await table.open(golfWith("golf", ["2C", "3C", "4C", "5C", "JC", "QC", "KC"], "8H"));
    await table.fans.nth(3).focus();
    await table.page.keyboard.press("h");
    await expect(table.message).toHaveText(/next card of the stock|In none/);
    await expect(table.stock).toHaveClass(/hinted/);
    await expect(table.stock).toBeFocused();
  });

  test("is not there in a game without one, and its key does nothing", async ({ table }) => {
    await table.open("#/black-hole/24");
    await expect(table.stock).toHaveCount(0);
    await table.page.keyboard.press("t");
    await table.expectMoved(0);
    await expect(table.message).toHaveText(/^Any card one rank up or down/);
  });
});

test.describe("what goes onto what", () => {
  const refusals = [
    { game: "golf", on: "AS", card: "KH", said: "The king of hearts does not go on the ace of spades: ace and king are not neighbours in this game.", short: "only 2" },
    { game: "golf", on: "KS", card: "AH", said: "The ace of hearts does not go on the king of spades: ace and king are not neighbours in this game.", short: "only Q" },
    { game: "golf", on: "AS", card: "5H", said: "The five of hearts does not go on the ace of spades: the rank has to be two.", short: "only 2" },
    { game: "golf-kings", on: "KS", card: "QH", said: "The queen of hearts does not go on the king of spades: nothing goes on a king in this game.", short: "nothing on a king" },
    { game: "golf-wrap", on: "KS", card: "5H", said: "The five of hearts does not go on the king of spades: the rank has to be queen or ace.", short: "only Q or A" },
  ];
  for (const { game, on, card, said, short } of refusals) {
    test(`in ${game} ${card} does not go on ${on}`, async ({ table }) => {
      await table.open(golfWith(game, [card], on));
      await table.card(card).click();
      await expect(table.message).toHaveText(said);
      await expect(table.page.locator(".why-not")).toHaveText(short);
      await table.expectMoved(0);
    });
  }

  for (const [game, on, card] of [["golf", "KS", "QH"], ["golf-wrap", "KS", "AH"], ["golf-wrap", "AS", "KH"], ["golf-kings", "QS", "KH"]]) {
    test(`in ${game} ${card} goes on ${on}`, async ({ table }) => {
      await table.open(golfWith(game!, [card!], on!));
      await table.card(card!).click();
      await expect(table.hole).toHaveAttribute("data-card", card!);
      await table.expectMoved(1);
    });
  }
});

test.describe("while the stock is covered", () => {
  test("a hint counts orders of it, and is the same whatever lies there", async ({ table }) => {
    const available = ["9C", "TD", "3S", "4H", "QS", "5D", "KC"];
    const stock = ["2C", "7D", "JS", "AH", "6C", "8D", "TS", "QH", "3C", "9D", "KS", "5H", "4C", "7S", "AD", "6H"];
    const hints: string[] = [];
    for (const order of [stock, [...stock].reverse()]) {
      await table.open(golfWith("golf", available, "8H", order));
      await table.button("Hint").click();
      await expect(table.message).toHaveText(/^(The .* is best|In none)/);
      hints.push(await table.message.innerText());
    }
    expect(hints[0]).toMatch(/of the 50 orders of the hidden cards that were tried/);
    expect(hints[1]).toBe(hints[0]);
  });

  test("the verdict and the marks count orders, too", async ({ table }) => {
    await table.open("#/golf/2/HHHH");
    await table.flip("Say all the time whether the game can be won", "Mark what each card leads to");
    await expect(table.verdict).toHaveText(/^Can be won in \d+ of 50 orders$/);
    const marks = table.page.locator("[data-orders]");
    await expect(marks).toHaveCount(3);
    await expect(table.stock).toHaveAccessibleName(/can be won in \d+ of 50 orders$/);
    for (const mark of await marks.all()) expect(Number(await mark.getAttribute("data-orders"))).toBeLessThanOrEqual(50);
  });

  test("a hint tells at once what the marks have counted already", async ({ table }) => {
    await table.open("#/golf/2");
    await table.flip("Mark what each card leads to");
    await expect(table.page.locator("[data-orders]")).toHaveCount(3);
    await table.message.evaluate((message) => {
      const said: string[] = ((globalThis as any).said = []);
      const changes = new MutationObserver(() => said.push(message.textContent!));
      changes.observe(message, { childList: true, subtree: true, characterData: true });
    });
    await table.button("Hint").click();
    await expect(table.message).toHaveText(/^The ace of clubs is best/);
    const said: string[] = await table.page.evaluate(() => (globalThis as any).said);
    expect(said.filter((text) => !text.startsWith("The ace of clubs is best"))).toEqual([]);
  });

  test("with one card hidden the hint is proven", async ({ table }) => {
    await table.open(`#/golf/2/${"H".repeat(15)}`);
    await table.button("Hint").click();
    await expect(table.message).toHaveText(/keeps the win|cannot be won/);
    await expect(table.message).not.toHaveText(/order/);
  });

  test("what would show the stock is refused, until it is opened", async ({ table }) => {
    await table.open("#/golf/2");
    for (const help of ["How it can be won", "Analysis"]) {
      await table.choose(help);
      await expect(table.message).toHaveText(/^The stock stays face down until the game is over/);
    }
    await expect(table.page.getByTestId("open-stock")).toHaveCount(0);
    await table.offer("Open the stock").click();
    await expect(table.page.getByTestId("open-stock").locator(".index")).toHaveCount(15);
    await expect(table.stock).toHaveAccessibleName(/^Stock: 16 cards, turn the next one: \S+ of \S+$/);
    await table.button("Hint").click();
    await expect(table.message).toHaveText(/keeps the win/);
    await table.choose("Analysis");
    await expect(table.message).toHaveText(/^Before the first move/);
  });

  test("a game with the stock open is one with hints", async ({ table }) => {
    await table.open("#/golf/2");
    await table.flip("Open stock");
    await table.stock.click();
    await table.choose("End the game here");
    await table.choose("Journal");
    await expect(table.page.getByTestId("journal")).toContainText("with hints");
  });

  test("a strict game keeps it covered", async ({ table }) => {
    await table.open("#/golf/2");
    await table.flip("Strict games", "Open stock");
    await expect(table.page.getByTestId("open-stock")).toHaveCount(0);
    await expect(table.stock).toHaveAccessibleName("Stock: 16 cards, turn the next one");
    await table.button("Hint").click();
    await expect(table.message).toHaveText(/^This game is strict/);
  });

  test("a look at it is help, also when it is covered again before the first move", async ({ table }) => {
    await table.open("#/golf/2");
    await table.flip("Open stock");
    await expect(table.page.getByTestId("open-stock")).toHaveAccessibleName(/^After that the stock has: (\w+ of \w+(, )?){15}$/);
    await table.flip("Open stock", "Strict games");
    await expect(table.page.getByTestId("open-stock")).toHaveCount(0);
    await table.page.reload();
    await table.stock.click();
    await table.choose("End the game here");
    await table.choose("Journal");
    await expect(table.page.getByTestId("journal")).toContainText("with hints");
  });

  test("the cards as text would show it, and are not shown", async ({ table }) => {
    await table.open("#/golf/2");
    await table.button("Share").click();
    await table.page.getByText("The cards as text").click();
    const sheet = table.page.getByRole("dialog");
    await expect(sheet).toContainText("The stock stays face down until the game is over");
    await expect(sheet.locator("textarea")).toHaveCount(0);
    await table.page.keyboard.press("Escape");
    await table.flip("Open stock");
    await table.button("Share").click();
    await table.page.getByText("The cards as text").click();
    await expect(sheet.locator("textarea")).toHaveValue(/^Foundations: .*\nTalon: |^Talon: /);
  });

  test("what was said of a covered stock is gone when the settings open it", async ({ table }) => {
    await table.open("#/golf/2");
    await table.choose("Analysis");
    await expect(table.offer("Open the stock")).toBeVisible();
    await table.flip("Open stock");
    await expect(table.offer("Open the stock")).toHaveCount(0);
    await expect(table.message).toHaveText(/^A card one rank up or down/);
  });

  test("an analysis after the end knows it", async ({ table }) => {
    await table.open("#/golf/2");
    await table.stock.click();
    await table.choose("End the game here");
    await table.offer("Analysis").click();
    await expect(table.page.getByTestId("facts").locator("tbody tr")).toHaveCount(2);
    await expect(table.page.getByTestId("facts")).not.toContainText("Being worked out");
  });
});

test.describe("the choice of a game", () => {
  test("shows each with its picture, how often it can be won, and how the last game stands", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.playAny();
    await table.choose("Choose a game");
    const items = table.page.getByRole("dialog", { name: "Choose a game" }).locator(".game");
    await expect(items).toHaveCount(6);
    await expect(table.page.locator(".game svg")).toHaveCount(6);
    await expect(items.nth(0)).toContainText("87% can be won: 869,413 of the first 1,000,000");
    await expect(items.nth(0)).toContainText("No. 24: under way, 1 of 51");
    await expect(items.nth(0)).toHaveAttribute("aria-current", "true");
    await expect(items.nth(2)).toContainText("67% can be won: 67,035 of the first 100,000");
    await expect(items.nth(2)).toContainText("Not played yet");
    await items.filter({ hasText: "All in a Row" }).click();
    await table.expectGame("all-in-a-row");
    await expect(table.message).toHaveText("Your game is kept: Black Hole, No. 24, 1 of 51.");
    expect(table.page.url()).toContain("#/all-in-a-row/");
    // There and back again: both games are as they were.
    const begun = await table.playAny();
    await table.page.keyboard.press("g");
    await table.page.locator(".game").filter({ hasText: "around the ace of spades" }).click();
    await table.expectGame("black-hole");
    await expect(table.dealName).toHaveText(/24/);
    await table.expectMoved(1);
    await table.page.goBack();
    await table.expectGame("all-in-a-row");
    await table.expectMoved(1);
    await expect(table.hole).toHaveAttribute("data-card", begun);
  });

  test("the keyboard comes along to a game with fewer fans", async ({ table }) => {
    await table.open("#/golf/2");
    await table.stock.click();
    await table.open("#/black-hole/24");
    await table.fans.nth(16).focus();
    await table.offer("Go back to it").click();
    await table.expectGame("golf");
    await expect(table.fans.first()).toBeFocused();
    // The fans lie in two rows.
    await table.page.keyboard.press("ArrowRight");
    await expect(table.fans.nth(2)).toBeFocused();
    // And back by the list.
    await table.open("#/black-hole/24");
    await table.playAny();
    await table.fans.nth(16).focus();
    await table.page.keyboard.press("g");
    await table.page.locator('.game[data-game="golf"]').click();
    await table.expectGame("golf");
    await expect(table.fans.first()).toBeFocused();
  });

  test("a game whose first deal is still looked for can be called off", async ({ table }) => {
    // The solver finds the deal only when it is told to.
    await stubSolver(
      table.page,
      `onmessage = ({ data }) => {
        if (data[0] === 1 && data[2] === 1) globalThis.answer = () => post(1, data[1], 5, 1, 0);
      }`,
    );
    const answer = () => table.page.workers()[0].evaluate(() => (globalThis as any).answer());
    const chooseGolf = async () => {
      await table.page.keyboard.press("g");
      await table.page.locator('.game[data-game="golf"]').click();
      await expect(table.message).toHaveText("Looking for a deal…");
    };
    await table.open("#/black-hole/24");
    await chooseGolf();
    await table.offer("Cancel").click();
    await answer();
    await expect(table.message).toHaveText(/^Any card one rank up or down/);
    await table.playAny();
    await expect(table.dealName).toHaveText("No. 24");
    await chooseGolf();
    await answer();
    await table.expectGame("golf");
    await expect(table.message).toHaveText("Your game is kept: Black Hole, No. 24, 1 of 51.");
  });

  test("a game of own cards that is left is named with its game", async ({ table }) => {
    await table.open(golfWith("golf", ["9C"], "8H"));
    await table.card("9C").click();
    await table.open("#/black-hole/24");
    await expect(table.message).toHaveText("Your game is kept: Golf, own cards, 1 of 35.");
  });

  test("a game that is begun anew or left behind is still the last one", async ({ table }) => {
    await table.open("#/black-hole/24");
    await table.playAny();
    const stands = async (text: string) => {
      await table.page.keyboard.press("g");
      await expect(table.page.locator('.game[data-game="black-hole"]')).toContainText(text);
      await table.page.keyboard.press("Escape");
    };
    await table.choose("Same deal again");
    await stands("No. 24: under way, 1 of 51");
    await table.open("#/black-hole/25");
    await stands("No. 24: under way, 1 of 51");
    await table.playAny();
    await table.choose("End the game here");
    await table.open("#/black-hole/26");
    await stands("No. 25: not won, 1 of 51");
  });

  test("a browser whose language is none by which numbers are written has its numbers all the same", async ({ table }) => {
    await table.page.addInitScript(() => {
      Object.defineProperty(navigator, "languages", { get: () => ["en-US@posix"] });
    });
    await table.open("#/black-hole/24");
    await table.page.keyboard.press("g");
    await expect(table.page.locator(".game").first()).toContainText("869,413 of the first 1,000,000");
  });

  test("a reload finds the game that was last on the table", async ({ table }) => {
    await table.open("#/golf-wrap/7");
    await table.stock.click();
    await table.page.goto("about:blank");
    await table.page.goto("./");
    await table.expectGame("golf-wrap");
    await expect(left(table)).toHaveText("15");
  });

  test("in Russian it has Russian names and numbers", async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, locale: "ru-RU", serviceWorkers: "block" });
    await page.goto("./#/golf-kings/2");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Гольф до короля");
    await expect(page.getByTestId("stock")).toHaveAccessibleName("Запас: 16 карт, открыть следующую");
    await page.keyboard.press("g");
    const items = page.getByRole("dialog", { name: "Выбор игры" }).locator(".game");
    await expect(items.nth(2)).toContainText(/Сходится 67 %: 67\s035 из первых 100\s000/);
    await page.close();
  });
});

test("own cards of Golf are laid out with their stock", async ({ table }) => {
  await table.open("#/golf/1");
  await table.choose("Lay out your own cards");
  const board = table.page.locator("#board");
  const boards = ["Talon: 8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H", "JD 5H KH AS 4H"];
  await board.fill(boards.join("\n"));
  await expect(table.page.getByTestId("missing")).toHaveText("30 cards are missing.");
  await expect(table.page.locator(".draft-stock .chip:not(.gap)")).toHaveCount(16);
  await table.button("Take back the eight of hearts").click();
  await expect(table.page.getByTestId("missing")).toHaveText("31 cards are missing.");
  await expect(board).toHaveValue(/^Talon: 2C JH/);
  // They are still there after a look at another game's.
  await table.page.keyboard.press("Escape");
  await table.open("#/black-hole/24");
  await table.choose("Lay out your own cards");
  await expect(board).toHaveValue("");
  await board.fill("4C 3C 3S");
  await table.page.keyboard.press("Escape");
  await table.open("#/golf/1");
  await table.choose("Lay out your own cards");
  await expect(board).toHaveValue(/^Talon: 2C JH/);
});

test("of own cards of Golf it is shown how they can be won, stock and all", async ({ table }) => {
  await table.open("#/golf/2");
  await table.flip("Open stock");
  await table.button("Share").click();
  await table.page.getByText("The cards as text").click();
  const board = await table.page.getByRole("dialog").locator("textarea").inputValue();
  await table.page.keyboard.press("Escape");
  await table.flip("Open stock");
  await table.choose("Lay out your own cards");
  await table.page.locator("#board").fill(board);
  await table.button("Show me how").click();
  await expect(table.message).toHaveText(/^A way to win: 0 of \d+, /);
  await expect(table.stock).toHaveAccessibleName("Stock: 16 cards");
});

test("axe-core finds nothing on any of the games", async ({ table }) => {
  for (const link of ["#/golf/2", "#/all-in-a-row/24"]) {
    await table.open(link);
    await table.page.keyboard.press("h");
    await expect(table.hinted).toHaveCount(1);
    expect((await new AxeBuilder({ page: table.page }).analyze()).violations).toEqual([]);
  }
  await table.open("#/golf/2");
  await table.flip("Open stock");
  expect((await new AxeBuilder({ page: table.page }).analyze()).violations).toEqual([]);
  await table.page.keyboard.press("g");
  await expect(table.page.locator(".game")).toHaveCount(6);
  expect((await new AxeBuilder({ page: table.page }).analyze()).violations).toEqual([]);
});
