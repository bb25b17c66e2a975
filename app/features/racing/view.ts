import type { Language } from "@grandstand/contract/entities";
import type { CastMarket, Meeting, Race, Runner } from "@grandstand/contract/racing";
import { localePath } from "@grandstand/rules/locale";
import type { CastMarketView } from "@grandstand/ui/cast-composer";
import type { EventView } from "@grandstand/ui/event-view";
import { silksCode } from "@grandstand/ui/mark";
import type { RunnerView } from "@grandstand/ui/race-card";
import type { MeetingRaceView, RaceFactsView } from "@grandstand/ui/race-head";
import type { MeetingView, RaceView } from "@grandstand/ui/race-programme";
import { silksOfRunner } from "../events/index.lazy.ts";
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

/** A race's event, whose outcomes have the numbers and the silks of its runners, and say which of them withdrew. */
export function withRunners(event: EventView, runners: readonly Runner[]): EventView {
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
        const silks = silksOfRunner(runner, event.sportSlug);
        return {
          ...outcome,
          number: runner.number,
          isWithdrawn: runner.is_withdrawn,
          ...(silks && { mark: silksCode(silks) }),
        };
      }),
    })),
  };
}

/** How many of its last races a runner's form has. */
const formLength = 5;

/** What is known of the runners of a race of this sport. */
export function toRunnerViews(runners: readonly Runner[], sportSlug: string): RunnerView[] {
  return runners.map((runner) => ({
    number: runner.number,
    name: runner.name,
    draw: runner.draw,
    age: runner.age,
    sex: runner.sex ?? null,
    weight: runner.weight_kilograms,
    jockey: runner.jockey ?? null,
    trainer: runner.trainer ?? null,
    form: runner.form
      .filter((place) => place !== "-")
      .slice(-formLength)
      .reverse(),
    silks: silksOfRunner(runner, sportSlug),
    opening: runner.opening ?? null,
    isWithdrawn: runner.is_withdrawn,
  }));
}

/** On what a race is run and for what, as far as it is known. */
export function toRaceFacts(race: Race, meeting: Meeting | undefined): RaceFactsView {
  const { kind, track, going, direction, prize, distance_metres: distance } = race;
  const country = meeting?.region_code.toLowerCase();
  return {
    ...(country && { country }),
    ...(kind && { kind }),
    ...(track && { track: track === "fibre_sand" ? "fibre-sand" : track }),
    ...(going && { going }),
    ...(direction && { direction }),
    ...(distance !== null && { distance }),
    ...(prize !== undefined && { prize }),
  };
}

/** The races of a meeting's day. */
export function toMeetingRaces(
  meeting: Meeting | undefined,
  sportSlug: string,
  language: Language,
): MeetingRaceView[] {
  if (meeting === undefined) return [];
  return meeting.races.map((race) => {
    const { id, name, href, startsAt, status } = toRaceView(race, meeting, sportSlug, language);
    return { id, number: race.number, name, href, startsAt, status };
  });
}
