import type { OutcomeState } from "@grandstand/contract/realtime";
import { describe, expect, it } from "vitest";
import type { SocketHandlers } from "../../core/realtime/socket.ts";
import { noon } from "../../testing/fake-time.ts";
import { liveEvent } from "../../testing/live-event.ts";
import { openSite } from "../../testing/open-site.ts";
import { selection } from "../../testing/placing.ts";
import { followSlip } from "./follow-slip.ts";
import { createSlip } from "./whole-slip.ts";

/** A whole site at the slowest pace, that shows two events over a line for which a test speaks. */
function slowSite() {
  let handlers: SocketHandlers | null = null;
  const { site, time } = openSite([], {
    openSocket(_url, given) {
      handlers = given;
      return { subscribe: () => undefined, unsubscribe: () => undefined, close: () => undefined };
    },
    wantsLessData: () => true,
  });
  const { slip } = createSlip(site);
  slip.restore(null);
  site.settings.restore();
  site.feed.start();
  for (const id of ["e1", "e2"]) site.feed.follow(id);
  const sequences = new Map<string, number>();
  const say = (eventId: string, outcomes: OutcomeState[]) => {
    const sequence = (sequences.get(eventId) ?? 0) + 1;
    sequences.set(eventId, sequence);
    const kind = sequence === 1 ? "snapshot" : "delta";
    const message = {
      epoch: "one",
      sequence,
      at: time.now(),
      outcomes,
      ...(sequence === 1 && { event: liveEvent, markets: [] }),
    };
    handlers?.onMessage(`grandstand/house/event/${eventId}/${kind}`, JSON.stringify(message));
  };
  const slipOdds = () => slip.getState().slip.selectionsLive.o1?.odds;
  return { site, slip, time, say, slipOdds };
}

const seen = { odds: 2, isSuspended: false, comboBoostAvailable: false, pricedAt: noon };

describe("a slip on a slow page", () => {
  it("[UPDATE-PACE-3] knows each price at once, while the page's others wait", async () => {
    const { site, slip, time, say, slipOdds } = slowSite();
    followSlip(site, slip);
    slip.toggle(selection(1), seen);
    say("e1", [["o1", 2, 0]]);
    say("e2", [["o2", 3, 0]]);
    say("e1", [["o1", 1.8, 0]]);
    expect([slipOdds(), site.odds.price("o1")?.odds]).toEqual([1.8, 1.8]);
    expect(site.odds.price("o2")).toBeUndefined();
    await time.pass(10_000);
    expect(site.odds.price("o2")?.odds).toBe(3);
  });

  it("[UPDATE-PACE-3] [UPDATE-PACE-4] meets the price of now where an old one was chosen", async () => {
    const { site, slip, say, slipOdds } = slowSite();
    followSlip(site, slip);
    say("e1", [["o1", 2, 0]]);
    say("e1", [["o1", 1.5, 0]]);
    expect(site.odds.price("o1")).toBeUndefined();
    slip.toggle(selection(1), seen);
    expect(slipOdds()).toBe(1.5);
    expect(slip.getState().slip.selections[0]?.odds).toBe(2);
  });
});
