import type { AnswerOf } from "@grandstand/contract/call";
import { mostFound, queryLengths, type search } from "@grandstand/contract/search";
import { simpleEvent } from "../http/simple-event.ts";
import type { ListedEvent } from "../world/world.ts";

type Found = Omit<AnswerOf<typeof search>, "server_time">;

/** Letters that decomposition leaves whole although people type them without their stroke. */
const strokes: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** Small letters without diacritics; what is neither letter nor digit parts words. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[øłđıßæœ]/g, (letter) => strokes[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** How well a name answers what was typed: 0 where each word begins a word of it, 1 where one only stands within, null where one is missing. */
export function rankOf(typed: readonly string[], name: string): 0 | 1 | null {
  const words = wordsOf(name);
  const begins = (part: string) => words.some((word) => word.startsWith(part));
  const whole = words.join(" ");
  if (!typed.every((part) => whole.includes(part))) return null;
  return typed.every(begins) ? 0 : 1;
}

/** The best first; what ranks alike stays in the order in which it came. */
function best<T>(list: readonly T[], rank: (item: T) => 0 | 1 | null): T[] {
  const ranked = list.map((item) => ({ item, at: rank(item) }));
  return [0, 1]
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

/** Finds events, competitions and teams by name. `events` are all that are open, soonest first. */
export function findByName(events: readonly ListedEvent[], query: string): Found {
  const text = query.trim().slice(0, queryLengths.most);
  const typed = wordsOf(text);
  if (typed.join("").length < queryLengths.fewest)
    return { events: [], competitions: [], teams: [] };
  // What a machine plays again every three minutes would drown the rest.
  const real = events.filter(({ sport }) => sport.category !== "virtual");
  const inOrder = [...real.filter(({ isLive }) => isLive), ...real.filter(({ isLive }) => !isLive)];
  const sportOf = ({ sport }: ListedEvent) => ({
    sport_slug: sport.slug,
    sport_name: sport.name,
    sport_category: sport.category,
  });
  const competitions = grouped(inOrder, ({ competition }) => [competition.id]);
  const teams = grouped(inOrder, ({ sport, competitors }) =>
    competitors.map((name) => `${sport.slug} ${name}`),
  );
  const teamName = (key: string, first: ListedEvent) => key.slice(first.sport.slug.length + 1);
  return {
    events: best(inOrder, ({ name, competition, type }) =>
      rankOf(typed, type === "match" ? name : `${competition.name} ${name}`),
    ).map(foundEvent),
    competitions: best(competitions, ({ first }) =>
      rankOf(typed, `${first.competition.name} ${first.region.name}`),
    ).map(({ own, first }) => ({
      ...first.competition,
      region_name: first.region.name,
      ...sportOf(first),
      event_count: own.length,
    })),
    teams: best(teams, ({ key, first }) => rankOf(typed, teamName(key, first))).map(
      ({ key, own, first }) => ({
        name: teamName(key, first),
        ...sportOf(first),
        event_count: own.length,
        next_event: foundEvent(first),
      }),
    ),
  };
}
