import { slipOf } from "../support/bettor.ts";
import { expect } from "./expect.ts";
import type { Expected } from "./expected.ts";
import { checkMoney, checkOthers } from "./invariants-of-people.ts";
import { amountIn, dialogsOf, isNarrow, type Person, textOf } from "./person.ts";
import { readSlip, typedTotal } from "./slip-reading.ts";

/** The invariants after every step. */
export async function checkInvariants(expected: Expected): Promise<void> {
  const { person } = expected;
  await checkFrame(person);
  await checkSlip(person);
  await checkFocus(person);
  await checkMoney(expected);
  await checkOthers(expected);
  expect(person.missing, "[WANDER-21] addresses that are not there").toEqual([]);
  expect(person.journey.problems.list(), "[WANDER-20] the page's complaints").toEqual([]);
}

async function checkFrame(person: Person): Promise<void> {
  const { page } = person;
  const prefix = "[WANDER-22] the page keeps its";
  await expect(page.locator("header").first(), `${prefix} header`).toBeVisible();
  await expect(page.locator("main h1").first(), `${prefix} heading`).toBeAttached();
  if (isNarrow(person)) {
    await expect(page.locator("nav").last(), `${prefix} bar`).toBeAttached();
    return;
  }
  await expect(slipOf(page), `${prefix} slip`).toHaveCount(1);
}

/** The kinds of control that can be pressed, and those that say why not. */
const open = ["place", "accept-changes", "accept-change", "login", "restricted"];
const closed = ["blocked", "processing", "checking"];

async function checkSlip(person: Person): Promise<void> {
  const slip = slipOf(person.page);
  // Behind a dialog the page has no roles: it is checked once the dialog is closed.
  const isBehind = !isNarrow(person) && (await dialogsOf(person.page).count()) > 0;
  if (isBehind || (await slip.count()) === 0) return;
  const isWaiting = (await slip.getAttribute("data-slip")) === "loading";
  // A price that is pressed while offline waits for the slip's code, and the slip says so.
  if (isWaiting && person.isOffline) return;
  await expect(slip, "[WANDER-2] the slip is read").not.toHaveAttribute("data-slip", "loading");
  await expect(async () => {
    const face = await slip.getAttribute("data-slip");
    const said = await textOf(slip);
    if (face === "open") await checkControl(person, said);
    if (face === "open") await checkTotal(person, said);
    if (face === "results") await checkResults(person, said);
    await checkPressed(person, said);
  }).toPass({ timeout: 10_000, intervals: [0, 100, 250, 500, 1_000] });
}

async function checkControl({ page }: Person, said: string): Promise<void> {
  const controls = slipOf(page).locator("[data-control]");
  expect(await controls.count(), `[WANDER-2] one control: ${said}`).toBe(1);
  const kind = (await controls.getAttribute("data-control", { timeout: 1_000 })) ?? "none";
  expect([...open, ...closed], `[WANDER-2] a control that does something: ${said}`).toContain(kind);
  expect(await textOf(controls), "[WANDER-2] its name").toMatch(/\p{L}/u);
  if (kind !== "blocked") return;
  await expect(controls, `[WANDER-2] why it is closed: ${said}`).toHaveAccessibleDescription(
    /\p{L}/u,
    { timeout: 1_000 },
  );
}

/** The press says the sum of what is in the fields. */
async function checkTotal({ page }: Person, said: string): Promise<void> {
  const slip = await readSlip(page);
  const total = typedTotal(slip);
  if (slip.control !== "place" || total === null) return;
  expect(amountIn(slip.label), `[WANDER-14] the sum of what was typed: ${said}`).toBe(total);
}

/** Results that are not pending have one button that leads on. */
async function checkResults(person: Person, said: string): Promise<void> {
  const { exact } = await person.words();
  const slip = slipOf(person.page);
  const keys = [
    "bet-slip.place.checking",
    "bet-slip.place.processing",
    "bet-slip.results.checking",
  ];
  for (const key of keys) if ((await slip.getByText(exact(key)).count()) > 0) return;
  const buttons = await slip.getByRole("button").count();
  const exits = await slip
    .getByRole("button", { name: exact("bet-slip.results.clear") })
    .or(slip.getByRole("button", { name: exact("bet-builder.done") }))
    .count();
  expect(exits, `[WANDER-4] a way on from the results (${buttons} buttons): ${said}`).toBe(1);
}

/** Every pressed price of the page is a line of the slip beside it. */
async function checkPressed(person: Person, said: string): Promise<void> {
  const { page, isOffline } = person;
  // The slip's code may be missing while offline: a press then waits for it.
  if (isNarrow(person) || isOffline) return;
  const prices = page.locator("main button[data-movement][aria-pressed=true]");
  // Home stays mounted out of sight. By text content: what is below the screen is not laid out, and
  // has no inner text.
  const pressed = await prices.filter({ visible: true }).allTextContents();
  const lines = await slipOf(page).locator("article h3").allTextContents();
  for (const price of pressed) {
    const isLine = lines.some((line) => flat(price).includes(flat(line)));
    expect(isLine, `[WANDER-4] ${flat(price)} is pressed, the slip says: ${said}`).toBe(true);
  }
}

function flat(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

async function checkFocus({ page, usedKeys }: Person): Promise<void> {
  if (!usedKeys) return;
  const read = () => page.evaluate(() => document.activeElement?.tagName ?? "none");
  await expect.poll(read, { message: "[WANDER-23] the focus is somewhere" }).not.toBe("BODY");
}
