import type { Bet } from "@grandstand/contract/betslip";
import { getBets } from "@grandstand/contract/history";
import { describe, expect, it } from "vitest";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { noon } from "../../testing/fake-time.ts";
import { betOf } from "../../testing/placing.ts";
import { createInboxBets, settledLines } from "./use-settled-lines.ts";

const context = { language: "nl" as const, slugs: new Map() };

/** A bet that was settled some minutes after noon. */
function settled(id: string, minutes: number, status: Bet["status"] = "won"): Bet {
  const at = new Date(noon + minutes * 60_000).toISOString();
  return { ...betOf({ uuid: id, stake: 1_000 }), id, status, paid: 2_000, settled_at: at };
}

describe("the settled bets of the inbox", () => {
  it("[NOTIFICATIONS-STORE-23] are those that are not read and the last of the others, once each", () => {
    const unread = [settled("old", -90_000), settled("new", 5)];
    const recent = [settled("new", 5), settled("between", 3, "lost")];
    const lines = settledLines(unread, recent, context);
    expect(lines.map(({ bet, isRead }) => [bet.id, isRead])).toEqual([
      ["new", false],
      ["between", true],
      ["old", false],
    ]);
    expect(lines[0]).toMatchObject({
      settledAt: noon + 300_000,
      bet: { href: expect.stringMatching(/^\/nl\/history\//) },
    });
  });

  it("[NOTIFICATIONS-STORE-23] are fetched by when they were settled, without cash-outs", async () => {
    const server = createFakeApi();
    const store = createInboxBets({ api: server.api, language: "nl" });
    server.on(getBets, () => ({
      bets: [settled("a", 1), settled("b", 0, "cashed_out")],
      next_cursor: null,
    }));
    const from = new Date(noon).toISOString();
    await store.load(from);
    expect(server.sent(getBets)[0]?.query).toEqual({
      by: "settled",
      from,
      limit: "20",
      lang: "nl",
    });
    expect(store.getState()).toMatchObject({ status: "loaded", value: [{ id: "a" }] });
    store.clear();
    server.on(getBets, () => refused(500));
    await store.load(from);
    expect(store.getState().status).toBe("failed");
  });
});
