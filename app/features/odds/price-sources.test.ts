import type { EventView } from "@grandstand/ui/event-view";
import { describe, expect, it } from "vitest";
import { competitionOf } from "../../testing/competition.ts";
import { createPriceSources } from "./price-sources.ts";

/** Events with one market of one outcome each, which has the event's id. */
function eventsOf(...ids: readonly string[]): readonly EventView[] {
  return competitionOf("cup", ...ids).events.map((event) => ({
    ...event,
    markets: [{ id: event.id, outcomes: [{ id: event.id }] } as never],
  }));
}

describe("the sources of a page's prices", () => {
  it("[PRICE-SOURCES-1] are the newest events", () => {
    const sources = createPriceSources();
    sources.update(eventsOf("1"), null);
    const [scored] = eventsOf("1");
    sources.update(scored ? [scored] : [], "betting_suggestion_widget");
    expect(sources.of("1")).toEqual({
      event: scored,
      market: scored?.markets[0],
      betOrigin: "betting_suggestion_widget",
    });
    expect(sources.of("2")).toBeUndefined();
  });

  it("[PRICE-SOURCES-2] keep what a held list still shows, and no more than as many again", () => {
    const sources = createPriceSources();
    sources.update(eventsOf("1", "2"), null);
    sources.update(eventsOf("3", "4"), null);
    expect(sources.of("1")?.event.id).toBe("1");
    sources.update(eventsOf("5", "6"), null);
    expect(sources.of("1")).toBeUndefined();
    expect(sources.of("3")?.event.id).toBe("3");
  });
});
