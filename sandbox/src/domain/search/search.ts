import type { AnswerOf } from "@grandstand/contract/call";
import { mostFound, queryLengths, type search } from "@grandstand/contract/search";
import { inEditorialOrder } from "../catalogue/competitions.ts";
import { competitorOf } from "../catalogue/crests.ts";
import { simpleEvent } from "../world/simple-event.ts";
import type { ListedEvent } from "../world/world.ts";
import { competitionWords, otherNames } from "./aliases.ts";
import { findPlayers, type SquadsOf } from "./found-players.ts";
import { type Rank, rankOf } from "./rank.ts";
import { nearestWord, wordsOf } from "./words.ts";

type Answer = AnswerOf<typeof search>;

/** What is found, before its prices. */
type Found = Omit<Answer, "server_time" | "prices" | "players"> & {
  players: NonNullable<Answer["players"]>;
};

/** The best first; items of one rank keep their order. */
function best<T>(list: readonly T[], rank: (item: T) => Rank): T[] {
  const ranked = list.map((item) => ({ item, at: rank(item) }));
  return [0, 1, 2]
    .flatMap((wanted) => ranked.filter(({ at }) => at === wanted))
    .slice(0, mostFound)
    .map(({ item }) => item);
}

function foundEvent(event: ListedEvent): Found["events"][number] {
  return {
    ...simpleEvent(event),
    region_name: event.region.name,
    sport_name: event.sport.name,
  };
}

function grouped(
  events: readonly ListedEvent[],
  keysOf: (event: ListedEvent) => readonly string[],
) {
  const groups = new Map<string, [ListedEvent, ...ListedEvent[]]>();
  for (const event of events) {
    for (const key of keysOf(event)) {
      const group = groups.get(key);
      if (group) group.push(event);
      else groups.set(key, [event]);
    }
  }
  return [...groups].map(([key, own]) => ({ key, own, first: own[0] }));
}

/** The order of a Belgian's interest: the popular competitions first, and in each what is in play. */
function inOrderOfInterest(events: readonly ListedEvent[]): ListedEvent[] {
  const competitions = grouped(events, ({ competition }) => [competition.slug]);
  return inEditorialOrder(competitions.map(({ key, own }) => ({ slug: key, own }))).flatMap(
    ({ own }) => [...own.filter(({ isLive }) => isLive), ...own.filter(({ isLive }) => !isLive)],
  );
}

/** A name, and its other names. */
type Called = readonly [name: string, others: string];

function competitionCalled({ competition, region, sport }: ListedEvent): Called {
  const name = `${competition.name} ${region.name} ${sport.name}`;
  return [name, competitionWords(competition.slug, sport.slug)];
}

function eventCalled({ name, competitors, competition, type }: ListedEvent): Called {
  if (type !== "match") return [`${competition.name} ${name}`, ""];
  return [name, competitors.map(otherNames).join(" ")];
}

/**
 * Finds events, competitions, teams and players by name. `events` are all open events, soonest first.
 * Matches of a corrected spelling come with the words that were probably meant.
 */
export function findByName(
  events: readonly ListedEvent[],
  query: string,
  squadsOf: SquadsOf = () => [],
): Found {
  const typed = wordsOf(query.trim().slice(0, queryLengths.most));
  if (typed.join("").length < queryLengths.fewest) return nothing;
  // Virtual events, which repeat every three minutes, would hide the rest.
  const known = inOrderOfInterest(events.filter(({ sport }) => sport.category !== "virtual"));
  const found = findWords(known, typed, squadsOf);
  const { events: matches, competitions, teams, players } = found;
  if ([matches, competitions, teams, players].some(({ length }) => length > 0)) return found;
  const meant = wordsMeant(known, typed);
  if (meant === null) return nothing;
  const corrected = findWords(known, wordsOf(meant), squadsOf);
  return { ...corrected, did_you_mean: meant };
}

const nothing: Found = {
  events: [],
  competitions: [],
  teams: [],
  players: [],
  did_you_mean: null,
};

function findWords(
  known: readonly ListedEvent[],
  typed: readonly string[],
  squadsOf: SquadsOf,
): Found {
  const sportOf = ({ sport }: ListedEvent) => ({
    sport_slug: sport.slug,
    sport_name: sport.name,
    sport_category: sport.category,
  });
  const competitions = grouped(known, ({ competition }) => [competition.id]);
  const teams = grouped(known, ({ sport, competitors }) =>
    competitors.map((name) => `${sport.slug} ${name}`),
  );
  const teamName = (key: string, first: ListedEvent) => key.slice(first.sport.slug.length + 1);
  return {
    events: best(known, (event) => rankOf(typed, ...eventCalled(event))).map(foundEvent),
    competitions: best(competitions, ({ first }) => rankOf(typed, ...competitionCalled(first))).map(
      ({ own, first }) => ({
        ...first.competition,
        region_name: first.region.name,
        ...(first.region.flag !== undefined && { country: first.region.flag }),
        ...sportOf(first),
        event_count: own.length,
      }),
    ),
    teams: best(teams, ({ key, first }) =>
      rankOf(typed, teamName(key, first), otherNames(teamName(key, first))),
    ).map(({ key, own, first }) => ({
      ...competitorOf(teamName(key, first)),
      ...sportOf(first),
      event_count: own.length,
      next_event: foundEvent(first),
    })),
    players: findPlayers(known, typed, squadsOf, mostFound),
    did_you_mean: null,
  };
}

/**
 * The typed text with corrected letters, as names spell it; null where a word is too far from all
 * names.
 */
function wordsMeant(known: readonly ListedEvent[], typed: readonly string[]): string | null {
  const spelled = new Map<string, string>();
  const called = [...known.map(eventCalled), ...known.map(competitionCalled)];
  for (const [name, others] of called) {
    for (const part of `${name} ${others}`.split(/[\s/–-]+/)) {
      const [word, ...others] = wordsOf(part);
      if (word !== undefined && others.length === 0 && !spelled.has(word)) spelled.set(word, part);
    }
  }
  const meant = typed.map((part) => nearestWord(part, spelled.keys()));
  if (meant.includes(null)) return null;
  return meant.map((word) => spelled.get(word ?? "")).join(" ");
}
