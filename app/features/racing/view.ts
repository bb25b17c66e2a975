import type { Language } from "@grandstand/contract/entities";
import type { CastMarket, Meeting, Race, Runner } from "@grandstand/contract/racing";
import { localePath } from "@grandstand/rules/locale";
import type { CastMarketView, CastRunnerView } from "@grandstand/ui/cast-composer";
import type { EventView } from "@grandstand/ui/event-view";
import type { MeetingView, RaceView } from "@grandstand/ui/race-programme";
import { eventPath, eventStatuses } from "../events/index.ts";

/** The meetings of a day as the programme shows them; `sportSlug` is the racing page's own. */
export function toMeetingViews(
  meetings: readonly Meeting[],
  sportSlug: string,
  language: Language,
): MeetingView[] {
  return meetings.map((meeting) => ({
    id: meeting.competition_id,
    name: meeting.name,
    regionName: meeting.region_name,
    races: meeting.races.map((race) => toRaceView(race, meeting, sportSlug, language)),
  }));
}

function toRaceView(race: Race, meeting: Meeting, sportSlug: string, language: Language): RaceView {
  const { ew_place: places, ew_price: price } = race.each_way ?? {};
  const path = eventPath(sportSlug, meeting.competition_slug, {
    id: race.event_id,
    name: race.name,
  });
  return {
    id: race.event_id,
    name: race.name,
    href: localePath(path, language),
    startsAt: Date.parse(race.starts_at),
    status: eventStatuses[race.status],
    runnerCount: race.runner_count,
    distance: race.distance_metres,
    eachWay: places && price ? { places, fraction: `1/${Math.round(1 / price)}` } : null,
    result: race.result,
  };
}

/** The two ways to name the first home, as the composer offers them. */
export function toCastMarketViews(markets: readonly CastMarket[]): CastMarketView[] {
  return markets.map(({ market_id, name, runner_count, is_suspended }) => ({
    id: market_id,
    name,
    places: runner_count,
    isSuspended: is_suspended,
  }));
}

export function toCastRunnerViews(runners: readonly Runner[]): CastRunnerView[] {
  return runners.map(({ number, name, is_withdrawn }) => ({
    number,
    name,
    isWithdrawn: is_withdrawn,
  }));
}

/** A race's event, whose runners have form, stall, age and weight as well. */
export function withRunners(
  event: EventView,
  runners: readonly Runner[],
  write: (runner: Runner) => string,
): EventView {
  const byOutcome = new Map(
    runners.flatMap((runner) =>
      [runner.win_outcome_id, runner.place_outcome_id].map((id) => [id, runner] as const),
    ),
  );
  return {
    ...event,
    markets: event.markets.map((market) => ({
      ...market,
      outcomes: market.outcomes.map((outcome) => {
        const runner = byOutcome.get(outcome.id);
        if (!runner) return outcome;
        return {
          ...outcome,
          number: runner.number,
          isWithdrawn: runner.is_withdrawn,
          detail: write(runner),
        };
      }),
    })),
  };
}
