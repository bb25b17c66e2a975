import { describe, expect, it } from "vitest";
import { createReconnect, reconnectDelay } from "./reconnect.ts";

describe("a thousand clients that lost one broker", () => {
  it("[ODDS-FEED-10] double their wait up to a cap", () => {
    const longest = [0, 1, 2, 3, 4, 5, 20, 2_000].map((tries) => reconnectDelay(tries, () => 1));
    expect(longest).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
    expect(reconnectDelay(9, () => 0)).toBe(15_000);
  });

  it("[ODDS-FEED-10] spread over the wait's second half", () => {
    const waits = Array.from({ length: 1_000 }, (_, client) =>
      reconnectDelay(3, () => client / 1_000),
    );
    const inTenth = (tenth: number) =>
      waits.filter((wait) => Math.floor((wait - 4_000) / 400) === tenth).length;
    for (let tenth = 0; tenth < 10; tenth += 1) expect(inTenth(tenth)).toBe(100);
  });
});

describe("a line that is accepted and dropped", () => {
  /** Opens this many times, receives messages for this long each time, and returns the last wait. */
  function lastWait(times: number, receivingFor: number): number {
    let now = 0;
    const reconnect = createReconnect(
      () => now,
      () => 1,
    );
    let wait = 0;
    for (let time = 0; time < times; time += 1) {
      reconnect.opened();
      now += receivingFor;
      reconnect.received();
      wait = reconnect.nextDelay();
      now += wait;
    }
    return wait;
  }

  it("[ODDS-FEED-12] is opened less and less often, up to the cap", () => {
    expect([1, 2, 3, 4, 20].map((times) => lastWait(times, 300))).toEqual([
      1_000, 2_000, 4_000, 8_000, 30_000,
    ]);
  });

  it("[ODDS-FEED-12] is a good line again after ten seconds of messages", () => {
    expect([lastWait(20, 9_999), lastWait(20, 10_000)]).toEqual([30_000, 1_000]);
  });
});
