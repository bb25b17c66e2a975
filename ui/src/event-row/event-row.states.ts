import { type EventView, type MarketView, marketColumns } from "../event-view/index.ts";
import {
  ended,
  halfTime,
  live,
  longNames,
  nextDay,
  sampleMarket,
  startingSoon,
  suspended,
  tennis,
  upcoming,
} from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { EventRowProps } from "./event-row.tsx";

const columns = marketColumns([upcoming]);

/** A market whose outcomes each have a line of their own, under headings without it. */
function withLine(market: MarketView, headings: readonly string[]): MarketView {
  const outcomes = market.outcomes.map((outcome, index) => ({
    ...outcome,
    heading: headings[index] ?? "",
  }));
  return { ...market, outcomes };
}

/** Both have scored, and the main line has moved with the goals. */
const moved: EventView = {
  ...live,
  id: "moved",
  markets: [
    ...live.markets.slice(0, 1),
    withLine(
      sampleMarket("moved-total", "total_goals", "Total de buts 4,5", [
        ["Plus de 4,5", "+4,5", 1.95],
        ["Moins de 4,5", "−4,5", 1.83],
      ]),
      ["+", "−"],
    ),
    withLine(
      sampleMarket("moved-handicap", "handicap", "Handicap", [
        ["Royal Antwerp −1,5", "1 −1,5", 2.2],
        ["KAA Gent +1,5", "2 +1,5", 1.65],
      ]),
      ["1", "2"],
    ),
  ],
};

/** Every face of an event's row, by name. */
export const eventRowStates = {
  today: { event: upcoming, columns },
  "next day": { event: nextDay, columns },
  "starting soon, bet plus": { event: startingSoon, columns },
  live: { event: live, columns },
  "half-time": { event: halfTime, columns },
  suspended: { event: suspended, columns },
  ended: { event: ended, columns },
  cancelled: { event: { ...upcoming, status: "cancelled", markets: [] }, columns },
  tennis: { event: tennis, columns: marketColumns([tennis]) },
  "a market in another's place": { event: moved, columns },
  "one of two with its name": { event: upcoming, columns, isNamesake: true },
  "long text": { event: longNames, columns },
} satisfies NamedStates<EventRowProps>;
