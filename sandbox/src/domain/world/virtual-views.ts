import type { Language } from "@grandstand/contract/entities";
import type { VirtualChannel, VirtualResult } from "@grandstand/contract/virtuals";
import { sports } from "../catalogue/sport-list.ts";
import type { RunningEvent } from "./event-state.ts";
import { raceView } from "./race-views.ts";
import { eventName } from "./views.ts";
import { cycleOf } from "./virtual-cycle.ts";

/** How many results a channel shows. */
const resultsShown = 10;

function announced(event: RunningEvent, language: Language) {
  return {
    event_id: event.id,
    event_name: eventName(event, language),
    starts_at: new Date(event.startsAt).toISOString(),
  };
}

function resultOf(event: RunningEvent, language: Language): VirtualResult {
  const { stats } = event.contest.state(event.endedAt ?? event.startsAt);
  const isMatch = event.contest.type === "match";
  return {
    ...announced(event, language),
    ended_at: new Date(event.endedAt ?? event.startsAt).toISOString(),
    score:
      isMatch && stats
        ? { home: stats.home_scores[0] ?? 0, away: stats.away_scores[0] ?? 0 }
        : null,
    placed: raceView(event, language)?.result ?? [],
  };
}

/** The virtual sports with their running, next and past events. */
export function virtualChannels(
  events: readonly RunningEvent[],
  language: Language,
): VirtualChannel[] {
  return sports
    .filter(({ category }) => category === "virtual")
    .map((sport) => {
      const own = events
        .filter(({ competition }) => competition.sport === sport.slug)
        .sort((one, two) => one.startsAt - two.startsAt);
      const inState = (status: RunningEvent["status"]) =>
        own.filter((event) => event.status === status);
      return {
        id: sport.id,
        slug: sport.slug,
        translated_slug: sport.translatedSlug[language],
        name: sport.name[language],
        cycle_milliseconds: cycleOf(sport.slug),
        running: inState("live").map((event) => announced(event, language)),
        upcoming: inState("not_started").map((event) => announced(event, language)),
        results: inState("ended")
          .slice(-resultsShown)
          .reverse()
          .map((event) => resultOf(event, language)),
      };
    });
}
