import type { Language } from "@grandstand/contract/entities";
import type { CastMarket, Meeting, Race, Runner } from "@grandstand/contract/racing";
import { atBrusselsHour } from "../../kernel/time/brussels-time.ts";
import { competitionId, inEditorialOrder } from "../catalogue/competitions.ts";
import { regionCode, regionName } from "../catalogue/sport-list.ts";
import type { CatalogueCompetition } from "../catalogue/types.ts";
import type { RaceFacts } from "./contest.ts";
import { isMarketSuspended, type RunningEvent } from "./event-state.ts";
import { betweenRaces } from "./race-slots.ts";
import { eventName, marketNameOf } from "./views.ts";
import type { RaceCardView, RaceDay } from "./world.ts";

const runnersOfCast = { forecast: 2, tricast: 3 } as const;
/** How many finishers a result names. */
const finishersShown = 3;

function finishers({ runners, finished }: RaceFacts): Race["result"] {
  return finished.slice(0, finishersShown).map((runner, index) => ({
    position: index + 1,
    number: runner + 1,
    name: runners[runner]?.name ?? "",
  }));
}

/** A race in the index of races and on its card; null for an event that is no race. */
export function raceView(event: RunningEvent, language: Language): Race | null {
  const card = event.contest.card?.();
  if (card === undefined) return null;
  const terms = event.markets.find(({ type }) => type === "win")?.eachWay ?? null;
  return {
    event_id: event.id,
    number: card.number,
    name: eventName(event, language),
    starts_at: new Date(event.startsAt).toISOString(),
    status: event.status,
    runner_count: card.runners.filter(({ isWithdrawn }) => !isWithdrawn).length,
    distance_metres: card.distanceMetres,
    ...card.course,
    each_way: terms && { ew_place: terms.places, ew_price: terms.fraction },
    result: finishers(card),
  };
}

/** The runners by their numbers, with their outcomes and finishing positions. */
function runnerViews(event: RunningEvent): Runner[] {
  const card = event.contest.card?.();
  if (card === undefined) return [];
  const outcomeOf = (type: string, index: number) =>
    event.markets
      .find((market) => market.type === type)
      ?.outcomes.find(({ participant }) => participant === index)?.id ?? null;
  return card.runners.map((runner, index) => {
    const position = card.finished.indexOf(index);
    return {
      number: index + 1,
      name: runner.name,
      draw: runner.draw,
      age: runner.age,
      weight_kilograms: runner.weightKilograms,
      form: [...runner.form],
      ...(runner.sex && { sex: runner.sex }),
      ...(runner.jockey !== undefined && { jockey: runner.jockey }),
      ...(runner.trainer !== undefined && { trainer: runner.trainer }),
      ...(runner.silks && { silks: runner.silks }),
      ...(typeof runner.opening === "number" && { opening: runner.opening }),
      is_withdrawn: runner.isWithdrawn,
      win_outcome_id: outcomeOf("win", index),
      place_outcome_id: outcomeOf("place", index),
      position: position < 0 ? null : position + 1,
    };
  });
}

function castMarketViews(event: RunningEvent, language: Language): CastMarket[] {
  return event.markets.flatMap((market) => {
    const { type } = market;
    if (type !== "forecast" && type !== "tricast") return [];
    return [
      {
        market_id: market.id,
        type,
        name: marketNameOf(market, language),
        runner_count: runnersOfCast[type],
        is_suspended: isMarketSuspended(market),
      },
    ];
  });
}

/** What is the same of all races of a card: a meeting that races on has several a day. */
function cardOf({ contest, competition, startsAt }: RunningEvent): string {
  const number = contest.card?.().number ?? 1;
  return `${competition.slug} ${startsAt - (number - 1) * betweenRaces}`;
}

/** A race with its runners and the races of its meeting's card; null for an event that is no race. */
export function raceCardView(
  event: RunningEvent,
  events: readonly RunningEvent[],
  language: Language,
): RaceCardView | null {
  const race = raceView(event, language);
  if (race === null) return null;
  const ofMeeting = events.filter(
    (each) => each.competition === event.competition && cardOf(each) === cardOf(event),
  );
  const [meeting] = meetingsOfDay(ofMeeting, event.startsAt, language);
  return {
    race,
    ...(meeting && event.competition.region !== "virtual" && { meeting }),
    runners: runnerViews(event),
    castMarkets: castMarketViews(event, language),
  };
}

/** The meetings of a day in Brussels, in the order of a Belgian book; their races soonest first. */
export function meetingViews(
  events: readonly RunningEvent[],
  facts: { at: number; day: RaceDay; language: Language },
): Meeting[] {
  const { at, day, language } = facts;
  const races = events.filter(({ competition }) => competition.sport === "horse-racing");
  return meetingsOfDay(races, atBrusselsHour(at, 0, day === "today" ? 0 : 1), language);
}

/** The meetings of the day in Brussels that has this instant. */
function meetingsOfDay(
  races: readonly RunningEvent[],
  instant: number,
  language: Language,
): Meeting[] {
  const [from, to] = [atBrusselsHour(instant, 0), atBrusselsHour(instant, 0, 1)];
  const meetings = new Map<CatalogueCompetition, Race[]>();
  const ofDay = races
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .sort((one, two) => one.startsAt - two.startsAt);
  for (const event of ofDay) {
    const race = raceView(event, language);
    if (race !== null) {
      meetings.set(event.competition, [...(meetings.get(event.competition) ?? []), race]);
    }
  }
  return inEditorialOrder([...meetings.keys()]).map((competition) => ({
    competition_id: competitionId(competition),
    competition_slug: competition.slug,
    name: competition.name[language],
    region_name: regionName(competition.region, language),
    region_code: regionCode(competition.region),
    races: meetings.get(competition) ?? [],
  }));
}
