import type { CompetitionView, EventView } from "../event-view/index.ts";
import type { LiveSportView } from "./held-list.ts";

/** How a list is sorted: as its caller has it, by what began last, or by the names of its competitions. */
export const liveSorts = ["importance", "time", "league"] as const;
export type LiveSort = (typeof liveSorts)[number];

/** The filter that leaves the events on which the person has a bet; every other is a sport's slug. */
export const ownBetsFilter = "own-bets";

type Order<Item> = (one: Item, other: Item) => number;

/** Compares names as the person's language has them. */
export type CompareNames = Order<string>;

/**
 * The sports with their competitions and events sorted; the sports stay in their order. Neither a start nor a name
 * changes in play, so that nothing moves by it while it is looked at.
 */
export function sortedSports(
  sports: readonly LiveSportView[],
  sort: LiveSort,
  compareNames: CompareNames,
): readonly LiveSportView[] {
  if (sort === "importance") return sports;
  const order = sort === "time" ? byStart : byName(compareNames);
  return sports.map((sport) => ({
    ...sport,
    competitions: (sort === "time" ? sport.competitions.map(inOrderOfStart) : sport.competitions)
      .slice()
      .sort(order),
  }));
}

const newestFirst: Order<EventView> = (one, other) => other.startsAt - one.startsAt;

const latestOf = ({ events }: CompetitionView) => Math.max(...events.map((each) => each.startsAt));

const byStart: Order<CompetitionView> = (one, other) => latestOf(other) - latestOf(one);

function byName(compareNames: CompareNames): Order<CompetitionView> {
  return (one, other) =>
    compareNames(one.regionName, other.regionName) || compareNames(one.name, other.name);
}

function inOrderOfStart(competition: CompetitionView): CompetitionView {
  return { ...competition, events: competition.events.slice().sort(newestFirst) };
}

/** The sports that a filter leaves; all of them where it leaves nothing any more. */
export function filteredSports(
  sports: readonly LiveSportView[],
  filter: string | null,
  ownEventIds: ReadonlySet<string>,
): readonly LiveSportView[] {
  const left =
    filter === ownBetsFilter
      ? withEventsOf(sports, ownEventIds)
      : sports.filter(({ slug }) => slug === filter);
  return left.length === 0 ? sports : left;
}

function withEventsOf(
  sports: readonly LiveSportView[],
  ids: ReadonlySet<string>,
): readonly LiveSportView[] {
  return sports
    .map((sport) => ({
      ...sport,
      competitions: sport.competitions
        .map((each) => ({ ...each, events: each.events.filter(({ id }) => ids.has(id)) }))
        .filter(({ events }) => events.length > 0),
    }))
    .filter(({ competitions }) => competitions.length > 0);
}
