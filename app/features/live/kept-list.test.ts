import type { EventView, MarketView } from "@grandstand/ui/event-view";
import { describe, expect, it } from "vitest";
import { competitionOf } from "../../testing/competition.ts";
import { keepListed } from "./kept-list.ts";

/** A list as an answer has it: of two sports, each time with objects of its own. */
function fetched(change: (event: EventView) => Partial<EventView> = () => ({})) {
  const sport = (slug: string, ...events: readonly string[]) => {
    const competition = competitionOf(`${slug} cup`, ...events);
    return {
      slug,
      name: slug,
      competitions: [{ ...competition, events: competition.events.map(withMarket) }],
    };
  };
  const withMarket = (event: EventView): EventView => {
    const whole = { ...event, isSuspended: false, clock: clockAt(12, 3), markets: [marketAt(1.5)] };
    return { ...whole, ...change(whole) };
  };
  return [sport("football", "1", "2"), sport("tennis", "3")];
}

const clockAt = (time: number, corners: number) => ({ stats: { time, corners } });
const marketAt = (odds: number, id = "m", isSuspended = false) =>
  ({ id, isSuspended, outcomes: [{ id: `${id}-o`, odds, isSuspended }] }) as never as MarketView;

const eventsOf = (list: ReturnType<typeof keepListed>) =>
  list.flatMap(({ competitions }) => competitions.flatMap(({ events }) => events));

describe("a list that was fetched again", () => {
  it("[LIVE-EVENTS-4] is that of before where nothing but prices and unseen figures changed", () => {
    const before = fetched();
    const again = fetched(() => ({ markets: [marketAt(1.7)], clock: clockAt(12, 4) }));
    expect(keepListed(before, again)).toBe(before);
  });

  it("[LIVE-EVENTS-4] is that of before where a market or an outcome alone is suspended", () => {
    const before = fetched();
    const suspended = marketAt(1.5, "m", true);
    expect(
      keepListed(
        before,
        fetched(() => ({ markets: [suspended] })),
      ),
    ).toBe(before);
  });

  it("[LIVE-EVENTS-4] takes a mark that is off for one that is missing, and no groups for some", () => {
    const before = fetched(() => ({ groups: [] }));
    const again = fetched(() => ({ isOutright: false, groups: [{ name: "Goals" } as never] }));
    expect(keepListed(before, again)).toBe(before);
  });

  it.each([
    ["a score", { score: { home: { periods: ["1"] }, away: { periods: ["0"] } } as never }],
    ["a suspension", { isSuspended: true }],
    ["the time played", { clock: clockAt(13, 3) }],
    ["a market that came", { markets: [marketAt(1.5), marketAt(2, "n")] }],
  ])("[LIVE-EVENTS-4] has a new object for the event of %s, and for that alone", (_, change) => {
    const before = fetched();
    const again = keepListed(
      before,
      fetched(({ id }) => (id === "2" ? change : {})),
    );
    expect(eventsOf(again)[0]).toBe(eventsOf(before)[0]);
    expect(eventsOf(again)[1]).toMatchObject(change);
    expect(again[1]).toBe(before[1]);
  });

  it("[LIVE-EVENTS-4] keeps the prices of an event that changed, whatever they are by now", () => {
    const before = fetched();
    const again = keepListed(
      before,
      fetched(() => ({ isSuspended: true, markets: [marketAt(1.7, "m", true)] })),
    );
    expect(eventsOf(again)[0]?.isSuspended).toBe(true);
    expect(eventsOf(again)[0]?.markets[0]).toBe(eventsOf(before)[0]?.markets[0]);
  });

  it("[LIVE-EVENTS-4] follows the order of the answer, and drops what it does not name", () => {
    const before = fetched();
    const [football, tennis] = fetched();
    expect(keepListed(before, [tennis, football] as never)).toEqual([tennis, football]);
    expect(keepListed(before, [tennis] as never)[0]).toBe(before[1]);
  });
});
