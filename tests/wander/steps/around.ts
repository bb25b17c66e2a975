import type { Page } from "playwright";
import { expect } from "../expect.ts";
import { keepingSlip } from "../lasting.ts";
import { isNarrow, type Person } from "../person.ts";
import { answerPopups } from "../popups.ts";
import { defineStep } from "../step.ts";

export const openTab = defineStep({
  name: "open a second tab",
  weight: 2,
  find: async ({ person }) => (person.tabs.length < 3 && !person.isOffline ? person : null),
  async run(expected, person, { nth }) {
    const address = nth % 2 === 0 ? person.page.url() : "/";
    await keepingSlip(expected, "another tab opened", async () => {
      const page = await person.context.newPage();
      await answerPopups(expected, page);
      const size = person.page.viewportSize();
      if (size) await page.setViewportSize(size);
      await page.goto(address);
      person.tabs.push(page);
      person.page = page;
    });
    return address;
  },
});

export const switchTab = defineStep({
  name: "go to the other tab",
  weight: 4,
  find: async ({ person }) => (person.tabs.length > 1 ? person : null),
  async run(expected, person, { nth }) {
    const others = person.tabs.filter((tab) => tab !== person.page);
    const page = others[nth % others.length];
    if (!page) throw new Error("There is no other tab.");
    await keepingSlip(expected, "the other tab", async () => {
      person.page = page;
      await page.bringToFront();
    });
    return page.url();
  },
});

export const closeTab = defineStep({
  name: "close the tab",
  find: async ({ person }) => (person.tabs.length > 1 ? person : null),
  async run(_, person) {
    await person.page.close();
    person.tabs.splice(person.tabs.indexOf(person.page), 1);
    const [left] = person.tabs;
    if (!left) throw new Error("No tab is left.");
    person.page = left;
    await left.bringToFront();
    return left.url();
  },
});

const cutConnection = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_NETWORK_CHANGED/,
  /Failed to load resource: net::/,
  /Failed to fetch manifest patches/,
  /WebSocket connection/,
];

/** Waits for what a page loads automatically: the client of the realtime connection is last. */
async function untilFetched(tab: Page): Promise<void> {
  await tab.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/basic-v4")),
  );
}

export const switchConnection = defineStep({
  name: "switch the connection",
  weight: 2,
  find: async ({ person }) => person,
  async run(_, person) {
    person.journey.problems.expect(...cutConnection);
    // Code that fails to load is missing until a reload (docs/decisions/31): JOURNEY-448 is about
    // that.
    if (!person.isOffline) for (const tab of person.tabs) await untilFetched(tab);
    person.isOffline = !person.isOffline;
    await person.context.setOffline(person.isOffline);
    const { exact } = await person.words();
    const banner = person.page.getByText(exact("common.offline.title"));
    if (person.isOffline) await expect(banner.first()).toBeVisible();
    else await expect(banner).toHaveCount(0);
    return person.isOffline ? "off" : "on";
  },
});

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

export const turnScreen = defineStep({
  name: "change the width",
  find: async ({ person }) => person,
  async run(_, person) {
    const size = isNarrow(person) ? desktop : phone;
    for (const tab of person.tabs) await tab.setViewportSize(size);
    return `${size.width} px`;
  },
});

interface Kept {
  readonly selections?: readonly { outcomeId: string; marketId: string; eventId: string }[];
}

/** A selection of the slip as the browser stores it. */
async function selectionOf({ page }: Person, nth: number) {
  const kept = await page.evaluate(() => localStorage.getItem("betslip"));
  const { selections = [] } = JSON.parse(kept ?? "{}") as Kept;
  return selections[nth % selections.length] ?? null;
}

export const movePrice = defineStep({
  name: "a price of the slip moves",
  weight: 4,
  find: ({ person }, { nth }) => selectionOf(person, nth),
  async run({ person }, { outcomeId }, { nth }) {
    const odds = 1.5 + nth / 10;
    try {
      await person.journey.control.setOdds(outcomeId, odds);
    } catch {
      return `${outcomeId} is over`;
    }
    return `${outcomeId} to ${odds.toFixed(2)}`;
  },
});

const suspended = new Map<string, boolean>();

export const closeMarket = defineStep({
  name: "a market of the slip closes or opens",
  weight: 2,
  find: ({ person }, { nth }) => selectionOf(person, nth),
  async run({ person }, { marketId }) {
    const isSuspended = !(suspended.get(marketId) ?? false);
    suspended.set(marketId, isSuspended);
    try {
      await person.journey.control.suspendMarket(marketId, isSuspended);
    } catch {
      return `${marketId} is over`;
    }
    return `${marketId} ${isSuspended ? "closed" : "open"}`;
  },
});

export const endEvent = defineStep({
  name: "an event of the slip ends",
  find: async ({ person }, { nth }) => (nth % 3 === 0 ? selectionOf(person, nth) : null),
  async run({ person }, { eventId }) {
    try {
      await person.journey.control.endEvent(eventId);
    } catch {
      return `${eventId} is over`;
    }
    return eventId;
  },
});
