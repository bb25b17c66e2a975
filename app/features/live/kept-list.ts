import type { EventView, MarketView } from "@grandstand/ui/event-view";
import type { LiveSportView } from "@grandstand/ui/live-list";
import { isAlike, isEventAlike } from "../events/index.lazy.ts";
import { isSameList, withEvents } from "../events/index.ts";

/**
 * A list that was fetched again, with the objects of before wherever nothing changed but prices: those are drawn by
 * the buttons themselves, and nothing else is drawn again for them. The list itself is that of before where all of it
 * is.
 */
export function keepListed(
  before: readonly LiveSportView[],
  fetched: readonly LiveSportView[],
): readonly LiveSportView[] {
  const shown = before.flatMap((sport) => sport.competitions);
  const events = new Map(shown.flatMap((each) => each.events).map((event) => [event.id, event]));
  const sports = fetched.map((sport) => {
    const listed = sport.competitions.flatMap((competition) => competition.events);
    const kept = listed.map((event) => keepEvent(events.get(event.id), event));
    const next = { ...sport, competitions: withEvents(sport.competitions, kept, shown) };
    const known = before.find(({ slug }) => slug === sport.slug);
    return known && isSameList(known.competitions, next.competitions) ? known : next;
  });
  return isSameList(before, sports) ? before : sports;
}

/** The event of before, or the one that changed with the markets of before: its prices are not drawn again for it. */
function keepEvent(known: EventView | undefined, event: EventView): EventView {
  if (!known) return event;
  if (isEventAlike(known, event)) return known;
  const markets = new Map(known.markets.map((market) => [market.id, market]));
  const keepMarket = (market: MarketView) => {
    const before = markets.get(market.id);
    return before && isAlike(before, market) ? before : market;
  };
  return { ...event, markets: event.markets.map(keepMarket) };
}
