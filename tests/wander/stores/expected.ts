import { isChosen } from "@grandstand/app/core/slip-outline/slip-outline.ts";
import { storageKeys } from "@grandstand/app/core/storage/storage.ts";
import { expect } from "vitest";
import type { StoreBrowser, Tab } from "./browser.ts";

/** The operator's accounts, read without the browser. Cents. */
export interface Books {
  balance(): Promise<number>;
  bets(): Promise<readonly { readonly id: string; readonly stake: number }[]>;
}

/** What a person expects who sees only what the tabs show. */
export interface StoreExpected {
  readonly browser: StoreBrowser;
  readonly books: Books;
  readonly outcomeIds: readonly string[];
  /** Earlier bets. */
  readonly known: ReadonlySet<string>;
  /** Cents that the control named when it was pressed, and the bets that the presses may place. */
  said: number;
  tickets: number;
  /** The bets whose receipts were shown. */
  readonly receipts: Set<string>;
  isLoggedIn: boolean;
  /** The index of the visible tab. */
  current: number;
  readonly log: string[];
}

export function currentTab({ browser, current }: StoreExpected): Tab {
  const tab = browser.tabs[current % browser.tabs.length];
  if (!tab) throw new Error("No tab is open.");
  return tab;
}

/** The invariants while nothing but held requests is pending. */
export async function checkAll(expected: StoreExpected): Promise<void> {
  const { browser, books, known, receipts } = expected;
  for (const tab of browser.tabs) {
    checkView(tab, expected);
    for (const ticket of tab.view().tickets) {
      if (ticket.status === "placed") receipts.add(ticket.receipt.id);
    }
  }
  const made = (await books.bets()).filter(({ id }) => !known.has(id));
  const staked = made.reduce((sum, { stake }) => sum + stake, 0);
  expect(staked, "[WANDER-30] no more than was said").toBeLessThanOrEqual(expected.said);
  expect(made.length, "[WANDER-30] no bet without a press").toBeLessThanOrEqual(expected.tickets);
  const madeIds = new Set(made.map(({ id }) => id));
  for (const id of receipts) {
    expect(madeIds.has(id), `[WANDER-31] the receipt of ${id} is a bet's`).toBe(true);
  }
  if (!isAtRest(expected)) return;
  const unseen = [...madeIds].filter((id) => !receipts.has(id));
  expect(unseen, "[WANDER-31] bets whose receipts nobody saw").toEqual([]);
  checkAgreement(browser);
}

/** Whether no bet is pending, nor stored to be looked up. */
function isAtRest({ browser }: StoreExpected): boolean {
  const kinds = browser.tabs.map(({ slip }) => slip.control().kind);
  const isUnderWay = kinds.some((kind) => kind === "processing" || kind === "checking");
  return !isUnderWay && browser.storage.read(storageKeys.pending) === null;
}

const openStatuses = new Set(["draft", "placing", "unknown"]);

function checkView({ site, slip, view }: Tab, { outcomeIds }: StoreExpected): void {
  const shown = view();
  const { control } = shown;
  const lines = shown.lines.map(({ outcomeId }) => outcomeId);
  const { tickets } = slip.getState().placement;
  const isOver = tickets.length > 0 && tickets.every(({ status }) => !openStatuses.has(status));
  const hasResults = shown.tickets.some(({ status }) => status !== "placing");
  const what = `${control.kind}, ${lines.length} lines, ${shown.tickets.length} tickets`;
  if (hasResults) {
    const kinds = isOver ? ["results"] : ["checking", "processing"];
    expect(kinds, `[WANDER-32] a way on from results: ${what}`).toContain(control.kind);
  } else {
    const pressed = outcomeIds.filter((id) => isChosen(site.slipOutline.getState(), id));
    expect(pressed.toSorted(), `[WANDER-32] pressed prices: ${what}`).toEqual(lines.toSorted());
    const wrong = lines.length > 0 ? ["empty", "results"] : ["place", "results", "blocked"];
    expect(wrong, `[WANDER-33] a control for what is on the slip: ${what}`).not.toContain(
      control.kind,
    );
  }
  if (control.kind === "blocked") {
    expect(control.because.length, `[WANDER-33] why not: ${what}`).toBeGreaterThan(0);
  }
  if (control.kind === "place") {
    expect(control.stake, `[WANDER-33] the amount: ${what}`).toBe(shown.totals.totalStake);
    expect(control.stake, `[WANDER-33] the amount: ${what}`).toBeGreaterThan(0);
  }
}

/** Tabs that show no results have one slip. */
function checkAgreement({ tabs }: StoreBrowser): void {
  const slips = tabs
    .map(({ slip }) => slip.getState().slip)
    .filter(({ processingStatus }) => processingStatus === "");
  const [first, ...others] = slips.map(({ selections, betType }) => ({
    lines: selections.map(({ outcomeId }) => outcomeId),
    betType: selections.length > 0 ? betType : null,
  }));
  for (const other of others) expect(other, "[WANDER-32] one slip in all tabs").toEqual(first);
}

/** Once every message has arrived and a minute has passed, every bet is shown and the balance is right. */
export async function checkEnd(expected: StoreExpected): Promise<void> {
  const { browser, books } = expected;
  browser.network.mend();
  browser.network.isOnline = true;
  Object.assign(navigator, { onLine: true });
  window.dispatchEvent(new Event("online"));
  await browser.settle();
  await browser.pass(61_000);
  await checkAll(expected);
  for (const { site, slip } of browser.tabs) {
    const { kind } = slip.control();
    expect(["processing", "checking"], "[WANDER-31] no operation is pending").not.toContain(kind);
    const { user } = site.session.getState();
    if (user !== null) {
      expect(user.balance, "[WANDER-31] the balance shown").toBe(await books.balance());
    }
  }
}
