import { isChosen } from "@grandstand/app/core/slip-outline/slip-outline.ts";
import type { Selection } from "@grandstand/rules/slip";
import type { FixedWorld } from "@grandstand/sandbox/src/testing/fixed-world.ts";
import fc from "fast-check";
import { expect, vi } from "vitest";
import { checkAll, currentTab, type StoreExpected } from "./expected.ts";
import type { Fate } from "./network.ts";

/** The sandbox's world, and selections of its outcomes. */
export interface StoreReal {
  readonly world: FixedWorld;
  readonly selectionOf: (outcomeId: string) => Selection;
}

type StoreCommand = fc.AsyncCommand<StoreExpected, StoreReal>;
type Act = (
  expected: StoreExpected,
  real: StoreReal,
  nth: number,
) => string | null | Promise<string | null>;

class StoreStep implements StoreCommand {
  readonly #name: string;
  readonly #nth: number;
  readonly #act: Act;

  constructor(name: string, nth: number, act: Act) {
    this.#name = name;
    this.#nth = nth;
    this.#act = act;
  }

  check(): boolean {
    return true;
  }

  async run(expected: StoreExpected, real: StoreReal): Promise<void> {
    const words = await this.#act(expected, real, this.#nth);
    if (words === null) return;
    expected.log.push(`${this.#name}: ${words}`);
    await expected.browser.settle();
    await checkAll(expected);
  }

  toString(): string {
    return `${this.#name}(${this.#nth})`;
  }
}

const nthOf = <Item>(list: readonly Item[], nth: number) => list[nth % list.length] as Item;

const pressPrice: Act = async (expected, { world, selectionOf }, nth) => {
  const id = nthOf(expected.outcomeIds, nth);
  const { slip, site } = currentTab(expected);
  const outline = site.slipOutline;
  const priced = world.outcome(id);
  if (!priced || priced.isSuspended) return null;
  const was = isChosen(outline.getState(), id);
  const { kind } = slip.control();
  outline.toggle(selectionOf(id), {
    odds: priced.odds,
    isSuspended: false,
    comboBoostAvailable: priced.isBoosted,
    pricedAt: world.now(),
  });
  await expected.browser.settle();
  if (kind !== "processing" && kind !== "checking") {
    expect(isChosen(outline.getState(), id), `[WANDER-32] ${id} pressed`).toBe(!was);
  }
  return `${id} ${was ? "off" : "on"}`;
};

const stakes = ["1", "2,5", "10", "0.10", "", "0", "abc", "1e3", "300", "1,234"];

const typeStake: Act = (expected, _, nth) => {
  const { slip } = currentTab(expected);
  const { slip: now } = slip.getState();
  const text = nthOf(stakes, nth);
  if (now.selections.length === 0) return null;
  if (now.betType === "single") {
    slip.typeLineStake(nthOf(now.selections, nth).outcomeId, text);
  } else if (now.betType === "combi") slip.typeCombiStake(text);
  else slip.typeSystemStake(text);
  return `"${text}"`;
};

const chooseType: Act = (expected, _, nth) => {
  const { slip, view } = currentTab(expected);
  const open = view().betTypes.filter(({ refusal }) => refusal === null);
  if (open.length < 2) return null;
  const { betType } = nthOf(open, nth);
  slip.chooseBetType(betType);
  return betType;
};

const chooseSystem: Act = (expected, _, nth) => {
  const { slip, view } = currentTab(expected);
  const choices = view().system?.choices ?? [];
  if (choices.length === 0) return null;
  const { type } = nthOf(choices, nth).choice;
  slip.chooseSystemBet(type);
  return type;
};

const removeLine: Act = (expected, _, nth) => {
  const { slip, view } = currentTab(expected);
  const lines = view().lines;
  if (lines.length === 0) return null;
  const { outcomeId } = nthOf(lines, nth);
  slip.remove(outcomeId);
  return outcomeId;
};

/** The code for placing loads with the first selection, and may still be pending. */
const codeLimit = { timeout: 2_000, interval: 1 };

const pressControl: Act = async (expected, _, nth) => {
  const { slip, view, press } = currentTab(expected);
  const { control, totals, lines, betType } = view();
  switch (control.kind) {
    case "accept-changes":
      slip.acceptChanges(control.changes);
      return "accept";
    case "place": {
      expected.said += totals.totalStake;
      expected.tickets += betType === "single" ? lines.length : 1;
      press();
      // A double press.
      if (nth % 3 === 0) press();
      await vi.waitUntil(() => slip.control().kind !== "place", codeLimit).catch(() => null);
      return `place ${control.stake}`;
    }
    case "results":
      if (nth % 2 === 0) slip.retainSelections();
      else slip.clear("asked");
      return nth % 2 === 0 ? "retain" : "clear all";
    default:
      return null;
  }
};

const clear: Act = (expected) => {
  const { slip, view } = currentTab(expected);
  const kind = view().control.kind;
  if (kind === "processing" || kind === "checking") return null;
  slip.clear("asked");
  return "";
};

/** Half a second, a refresh of the prices, a poll of the balance. */
const spans = [500, 2_000, 5_500, 11_000, 31_000];

const pass: Act = async ({ browser }, _, nth) => {
  const span = nthOf(spans, nth);
  await browser.pass(span);
  return `${span} ms`;
};

const movePrice: Act = ({ outcomeIds }, { world }, nth) => {
  const id = nthOf(outcomeIds, nth);
  const odds = 1.5 + nth / 10;
  world.setOdds(id, odds);
  return `${id} to ${odds.toFixed(2)}`;
};

const closeMarket: Act = ({ outcomeIds }, { world }, nth) => {
  const outcome = world.outcome(nthOf(outcomeIds, nth));
  if (!outcome) return null;
  world.suspendMarket(outcome.marketId, !outcome.isSuspended);
  return `${outcome.marketId} ${outcome.isSuspended ? "opens" : "closes"}`;
};

const fates: readonly Fate[] = ["lost-request", "lost-answer", "gateway", "redirect", "held"];
const calls = [
  "/betslip/submit",
  "/betslip/submit",
  "/betslip/calculate",
  "/user/getBalance",
  "/user",
];

const breakCall: Act = ({ browser }, _, nth) => {
  const path = nthOf(calls, Math.floor(nth / fates.length));
  const fate = nthOf(fates, nth);
  browser.network.arm(path, fate);
  return `${fate} for ${path}`;
};

const mend: Act = ({ browser }) => {
  browser.network.mend();
  return "";
};

const switchConnection: Act = ({ browser }) => {
  const { network } = browser;
  network.isOnline = !network.isOnline;
  Object.assign(navigator, { onLine: network.isOnline });
  window.dispatchEvent(new Event(network.isOnline ? "online" : "offline"));
  return network.isOnline ? "on" : "off";
};

const openTab: Act = async (expected) => {
  const { browser } = expected;
  if (browser.tabs.length > 2) return null;
  await browser.open();
  expected.current = browser.tabs.length - 1;
  return `tab ${expected.current}`;
};

const switchTab: Act = (expected) => {
  if (expected.browser.tabs.length === 1) return null;
  expected.current = (expected.current + 1) % expected.browser.tabs.length;
  return `tab ${expected.current}`;
};

const reload: Act = async (expected) => {
  const { browser } = expected;
  currentTab(expected).close();
  await browser.open();
  expected.current = browser.tabs.length - 1;
  return "";
};

const closeTab: Act = (expected) => {
  const { browser } = expected;
  if (browser.tabs.length === 1) return null;
  currentTab(expected).close();
  expected.current = 0;
  return "";
};

const acts: readonly (readonly [string, number, Act])[] = [
  ["press a price", 9, pressPrice],
  ["type a stake", 4, typeStake],
  ["choose a bet type", 2, chooseType],
  ["choose a system", 1, chooseSystem],
  ["remove a line", 1, removeLine],
  ["press the control", 10, pressControl],
  ["clear the slip", 1, clear],
  ["time passes", 5, pass],
  ["a price moves", 2, movePrice],
  ["a market closes or opens", 1, closeMarket],
  ["a call breaks", 3, breakCall],
  ["what is held comes", 2, mend],
  ["the connection", 1, switchConnection],
  ["open a tab", 1, openTab],
  ["go to another tab", 3, switchTab],
  ["reload", 2, reload],
  ["close the tab", 1, closeTab],
];

/** Any of the steps, each as often as its weight says. */
export function storeSteps(): fc.Arbitrary<StoreCommand> {
  const [first, ...more] = acts.map(([name, weight, act]) => ({
    weight,
    arbitrary: fc.nat({ max: 59 }).map((nth) => new StoreStep(name, nth, act)),
  }));
  if (first === undefined) throw new Error("There is nothing to do.");
  return fc.oneof(first, ...more);
}
