import type { Locator } from "playwright";
import { receiptsOf, slipOf } from "../../support/bettor.ts";
import { expect } from "../expect.ts";
import type { Expected } from "../expected.ts";
import { ledgerOf, newBets, readBooks, spentOn, stakeOf } from "../ledger.ts";
import { amountIn, dialogsOf, openSlip, type Person, press, textOf } from "../person.ts";
import { readReceipts, wrongReceipts } from "../receipts.ts";
import { type Choice, defineStep } from "../step.ts";
import { chosenPerson, typeLogin } from "./session.ts";

/** Longer than a bet takes with the in-play delay, on a busy machine. */
const placingLimit = 30_000;

function controlOf({ page }: Person): Locator {
  return slipOf(page).locator("[data-control]");
}

/** Presses the slip's control, and checks that it does what it says. */
export const pressControl = defineStep<Locator>({
  name: "press the slip's control",
  weight: 9,
  async find({ person }) {
    await openSlip(person);
    return (await controlOf(person).count()) === 1 ? controlOf(person) : null;
  },
  async run(expected, control, choice) {
    const { person } = expected;
    // A control that has just changed takes no press, so that no press is meant for the previous
    // one.
    await expect(control).not.toHaveAttribute("data-settling");
    const kind = (await control.getAttribute("data-control")) ?? "";
    const label = await textOf(control);
    if (kind === "place") return placeBets(expected, control, choice);
    if (kind === "login") return goToLogin(expected, control, choice);
    if (kind === "blocked") return pressClosed(person, control, label);
    if (kind === "accept-changes" || kind === "accept-change") {
      return acceptChanges(expected, control, choice);
    }
    return `${kind}: ${label}`;
  },
});

async function placeBets(expected: Expected, control: Locator, choice: Choice): Promise<string> {
  const { person, username } = expected;
  const before = ledgerOf(await readBooks(person.journey), username);
  const label = await textOf(control);
  const said = amountIn(label);
  expect(said, `[WANDER-10] a press that says the amount: ${label}`).not.toBeNull();
  await press(person, control, choice.byKeys);
  const end = await untilPlaced(person, control, label);
  const books = await readBooks(person.journey);
  const now = ledgerOf(books, username);
  const bets = newBets(before, now);
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0);
  const debited = bets.reduce((sum, bet) => sum + stakeOf(bet), 0);
  // A price or a market that moved during the press makes another control, and needs another press.
  const words = `"${label}" ended in ${end}, ${bets.length} bets of ${staked}`;
  if (end === "results") {
    const receipts = await readReceipts(receiptsOf(person.page), await person.words(), "placed");
    expect(receipts.length, `[WANDER-10] receipts of ${words}`).toBe(bets.length);
    expect(wrongReceipts(receipts, bets), `[WANDER-15] receipts of ${words}`).toEqual([]);
    const unplaced = await slipOf(person.page).locator("article[data-status]").count();
    if (unplaced === 0) expect(staked, `[WANDER-10] the amount said, of ${words}`).toBe(said);
  } else {
    expect(bets, `[WANDER-3] no bet without its receipt: ${words}`).toEqual([]);
  }
  expect(staked, `[WANDER-10] no more than was said, of ${words}`).toBeLessThanOrEqual(said ?? 0);
  const moved = before.balance - now.balance - (spentOn(now.bets) - spentOn(before.bets) - debited);
  expect(moved, `[WANDER-10] debited, of ${words}`).toBe(debited);
  expected.books = books;
  return words;
}

/** Waits until a press of *place* has a result, and resolves with that result. */
async function untilPlaced(person: Person, control: Locator, label: string): Promise<string> {
  const slip = slipOf(person.page);
  const { exact } = await person.words();
  const checking = slip.getByText(exact("bet-slip.results.checking"));
  let end = "nothing";
  await expect(async () => {
    const face = await slip.getAttribute("data-slip", { timeout: 1_000 });
    if (face === "results" && (await checking.count()) === 0) end = "results";
    else if (face === "open") end = await endOfControl(control, slip, label);
    else end = "nothing";
    expect(end, `[WANDER-3] "${label}" places: ${await textOf(slip)}`).not.toBe("nothing");
  }).toPass({ timeout: placingLimit, intervals: [50, 100, 200] });
  return end;
}

async function endOfControl(control: Locator, slip: Locator, label: string): Promise<string> {
  // Kind and words in one read: between two reads the control may change.
  const [kind, words] = await control.evaluate(
    (button) => [button.getAttribute("data-control"), button.textContent] as const,
    undefined,
    { timeout: 1_000 },
  );
  if (kind === "processing" || kind === "checking") return "nothing";
  if (kind !== "place") return `the control "${kind}"`;
  if ((await slip.locator("[data-kind=error]").count()) > 0) return "an error";
  return words?.replaceAll(/\s+/g, " ").trim() === label ? "nothing" : "another amount";
}

async function acceptChanges(
  { person }: Expected,
  control: Locator,
  { byKeys }: Choice,
): Promise<string> {
  const label = await textOf(control);
  const described = await control.evaluate(textOfDescription);
  await press(person, control, byKeys);
  await expect(async () => {
    const kind = await control.getAttribute("data-control", { timeout: 1_000 });
    // A price that moved again makes another question.
    const again = `${kind} ${await control.evaluate(textOfDescription)}`;
    expect(again, `[WANDER-3] "${label}" accepts`).not.toBe(`accept-changes ${described}`);
  }).toPass({ timeout: 10_000 });
  return `"${label}"`;
}

/** Runs in the page. */
function textOfDescription(control: Element): string {
  const [reasons = ""] = (control.getAttribute("aria-describedby") ?? "").split(" ");
  return document.getElementById(reasons)?.textContent ?? "";
}

/** Opens the login from the slip, and completes it or not. */
async function goToLogin(expected: Expected, control: Locator, choice: Choice): Promise<string> {
  const { person } = expected;
  await press(person, control, choice.byKeys);
  const { exact } = await person.words();
  const login = person.page.getByRole("dialog", { name: exact("login.title") });
  await expect(login, "[WANDER-3] the login opens").toBeVisible();
  if (choice.nth % 3 === 0 || person.isOffline) return "the login, left open";
  const username = chosenPerson(expected, choice);
  await typeLogin(expected, username);
  return `the login of ${username}`;
}

async function pressClosed(person: Person, control: Locator, label: string): Promise<string> {
  const dialogs = await dialogsOf(person.page).count();
  await control.click({ force: true });
  expect(await dialogsOf(person.page).count(), "[WANDER-3] a closed control").toBe(dialogs);
  return `closed: "${label}"`;
}

/** *Retain selections* or *clear all*, once the results are final. */
export const closeResults = defineStep<Locator>({
  name: "close the results",
  weight: 2,
  async find({ person }, { nth }) {
    const slip = await openSlip(person);
    const { exact } = await person.words();
    const names = [
      "bet-slip.results.retain",
      "bet-slip.results.clear",
      "bet-builder.retain",
      "bet-builder.done",
    ];
    const buttons = names
      .map((key) => slip.getByRole("button", { name: exact(key) }))
      .reduce((one, other) => one.or(other));
    const count = await buttons.count();
    return count === 0 ? null : buttons.nth(nth % count);
  },
  async run({ person }, button, { byKeys }) {
    const label = await textOf(button);
    await press(person, button, byKeys);
    await expect(slipOf(person.page)).not.toHaveAttribute("data-slip", "results");
    return `"${label}"`;
  },
});
