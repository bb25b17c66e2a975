import { submit } from "@grandstand/contract/betslip";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../core/storage/storage.ts";
import { openBrowser, openTab, placed, ticketOf } from "../../testing/placing.ts";

const withError = (number: number, code: "ODDS_CHANGED" | "MARKET_SUSPENDED") => ({
  ...placed(ticketOf(number)),
  status: code,
  bet: null,
  message: "Not placed.",
  meta: {
    error: {
      code,
      outcome_ids: [`o${number}`],
      ...(code === "ODDS_CHANGED" && { odds: { [`o${number}`]: 1.8 } }),
    },
  },
});

async function open(singles: number) {
  const browser = openBrowser();
  return { ...browser, ...(await openTab(browser, singles)) };
}

describe("tickets that ended", () => {
  it("[PLACE-BETS-8] [PLACE-BETS-10] are results where only one of them moved", async () => {
    const { placeBets, server, slip, states } = await open(2);
    server.on(
      submit,
      () => placed(ticketOf(1)),
      () => withError(2, "ODDS_CHANGED"),
    );
    await placeBets.place();
    expect(states()).toEqual(["placed", "price-moved"]);
    expect(slip.control().kind).toBe("results");
  });

  it("[PLACE-BETS-11] go back to the slip with the reason where the only one was refused", async () => {
    const { placeBets, server, slip } = await open(1);
    server.on(submit, () => withError(1, "MARKET_SUSPENDED"));
    await placeBets.place();
    const { slip: after } = slip.getState();
    expect(after.processingStatus).toBe("");
    expect(after.error).not.toBeNull();
    expect(after.selections).toHaveLength(1);
  });

  it("[PLACE-BETS-8] are shown as results where several were refused", async () => {
    const { placeBets, server, slip, states } = await open(2);
    server.on(
      submit,
      () => withError(1, "MARKET_SUSPENDED"),
      () => withError(2, "MARKET_SUSPENDED"),
    );
    await placeBets.place();
    expect(states()).toEqual(["refused", "refused"]);
    expect(slip.getState().slip.error).toBeNull();
    expect(slip.control().kind).toBe("results");
  });
});

describe("a slip whose bets another tab has placed", () => {
  it("[PLACE-BETS-6] sends nothing, even before this tab is notified of it", async () => {
    const { placeBets, server, slip, storage } = await open(1);
    // A tab receives no event for what it writes itself.
    storage.write(storageKeys.slip, JSON.stringify({ selections: [] }));
    await placeBets.place();
    expect(server.sent(submit)).toEqual([]);
    expect(slip.getState().notice).toBe("emptied-elsewhere");
  });

  it("[PLACE-BETS-6] of which one selection is gone sends nothing", async () => {
    const { placeBets, server, storage } = await open(2);
    storage.write(storageKeys.slip, JSON.stringify({ selections: ["o1"] }));
    await placeBets.place();
    expect(server.sent(submit)).toEqual([]);
  });

  it("[PLACE-BETS-1] is placed where the browser keeps nothing", async () => {
    const { placeBets, server, storage } = await open(1);
    storage.remove(storageKeys.slip);
    await placeBets.place();
    expect(server.sent(submit)).toHaveLength(1);
  });
});
