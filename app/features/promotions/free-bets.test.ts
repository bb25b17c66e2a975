import { getActiveFreeBets } from "@grandstand/contract/freebets";
import { describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { deferred, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { openBrowser, openTab } from "../../testing/placing.ts";
import { siteOf } from "../../testing/site-of.ts";
import { createFreeBetsStore } from "./free-bets.ts";

const onWire = (amountRemaining: number) => ({
  data: [
    {
      id: "free-1",
      name: "Welcome",
      amount: 1_000,
      amount_remaining: amountRemaining,
      conditions: { min_odds: 1.5 },
      expires_at: "2030-01-01T00:00:00.000Z",
    },
  ],
});
const freeBet = {
  id: "free-1",
  name: "Welcome",
  amount: 1_000,
  amountRemaining: 500,
  minOdds: 1.5,
  expiresAt: Date.UTC(2030, 0, 1),
};

/** The free bets of a person who is logged in, with one selection on the slip. */
async function open({ promotions = true } = {}) {
  const browser = openBrowser();
  const tab = await openTab(browser, 1);
  const messages = createMessagesStore();
  const configuration = { promotions, bookmaker: "grandstand" };
  const { server } = browser;
  server.on(getActiveFreeBets, () => onWire(500));
  const site = siteOf({ ...tab, api: server.api, messages, configuration });
  return { ...tab, server, messages, freeBets: createFreeBetsStore(site) };
}

describe("free bets", () => {
  it("[SLIP-STORE-8] are fetched from the bookmaker, and counted in cents", async () => {
    const { freeBets, server } = await open();
    await freeBets.refresh();
    expect(server.sent(getActiveFreeBets)).toEqual([
      { query: { active: "true", bookmaker: "grandstand" } },
    ]);
    expect(freeBets.getState()).toEqual({ status: "ready", list: [freeBet] });
  });

  it("[SLIP-STORE-8] are none, and not fetched, without a session", async () => {
    const { freeBets, server, session } = await open();
    await freeBets.refresh();
    session.setState({ user: null });
    await freeBets.refresh();
    expect(freeBets.getState()).toEqual({ status: "none", list: [] });
    expect(server.sent(getActiveFreeBets)).toHaveLength(1);
  });

  it("[SLIP-STORE-8] are not fetched where promotions are switched off", async () => {
    const { freeBets, server } = await open({ promotions: false });
    await freeBets.refresh();
    expect(server.sent(getActiveFreeBets)).toEqual([]);
  });

  it("[SLIP-STORE-9] [ERRORS-8] that can't be had are reported for 5 s, and those that are known stay", async () => {
    const { freeBets, server, messages } = await open();
    await freeBets.refresh();
    server.on(getActiveFreeBets, () => refused(500));
    await freeBets.refresh();
    expect(freeBets.getState()).toEqual({ status: "failed", list: [freeBet] });
    expect(messages.getState().toasts).toMatchObject([{ severity: "error", duration: 5_000 }]);
    await freeBets.refresh();
    expect(messages.getState().toasts).toHaveLength(1);
  });

  it("[SLIP-STORE-9] are missing until they can be had", async () => {
    const { freeBets, server } = await open();
    server.on(getActiveFreeBets, () => refused(500));
    await freeBets.refresh();
    expect(freeBets.getState().status).toBe("failed");
    server.on(getActiveFreeBets, () => ({ data: [] }));
    await freeBets.refresh();
    expect(freeBets.getState().status).toBe("ready");
  });

  it("[SLIP-STORE-10] of a person who has left are never shown to the next", async () => {
    const { freeBets, server, session } = await open();
    const answer = deferred<ReturnType<typeof onWire>>();
    server.on(getActiveFreeBets, () => answer.reply);
    const refreshed = freeBets.refresh();
    session.setState({ user: person({ id: "person-2" }) });
    answer.give(onWire(500));
    await refreshed;
    await settle();
    expect(freeBets.getState().list).toEqual([]);
  });
});
