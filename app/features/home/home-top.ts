import type { TopMatch } from "@grandstand/contract/content";
import type { CompetitionView, EventView, SidePair } from "@grandstand/ui/event-view";
import type { StandingView, TopMatchReason } from "@grandstand/ui/top-match";

/** The match before all others, as a page's document has it: its event is in home's competitions. */
export interface TopMatchFacts {
  readonly eventId: string;
  readonly reasons: readonly TopMatchReason[];
  readonly standings: SidePair<StandingView> | null;
}

type Standing = NonNullable<TopMatch["standings"]>["home"];

const reasons: Readonly<Record<TopMatch["reasons"][number], TopMatchReason>> = {
  own_country: "own-country",
  best_placed: "best-placed",
  soonest: "soonest",
};
const letters = { w: "won", d: "drawn", l: "lost" } as const;

function toStanding({ rank, points, form }: Standing): StandingView {
  return { rank, points, form: form.map((letter) => letters[letter]) };
}

/** The match of the day of an answer; null where it has none. */
export function toTopMatch(top: TopMatch | undefined): TopMatchFacts | null {
  if (top === undefined) return null;
  const { event_id: eventId, standings } = top;
  return {
    eventId,
    reasons: top.reasons.map((reason) => reasons[reason]),
    standings: standings ? [toStanding(standings.home), toStanding(standings.away)] : null,
  };
}

/** Takes an event out of the lists, which have no competition without any; null where they do not have it. */
export function withoutEvent(
  competitions: readonly CompetitionView[],
  eventId: string | undefined,
): { readonly event: EventView | null; readonly others: readonly CompetitionView[] } {
  const event = competitions.flatMap(({ events }) => events).find(({ id }) => id === eventId);
  if (event === undefined) return { event: null, others: competitions };
  const others = competitions
    .map((each) =>
      each.events.includes(event)
        ? { ...each, events: each.events.filter((other) => other !== event) }
        : each,
    )
    .filter(({ events }) => events.length > 0);
  return { event, others };
}
