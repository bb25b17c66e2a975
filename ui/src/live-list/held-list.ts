import type { CompetitionView, EventView } from "../event-view/index.ts";

/** A sport with its competitions in play. */
export interface LiveSportView {
  readonly slug: string;
  readonly name: string;
  readonly competitions: readonly CompetitionView[];
}

/** What of a list may change under a person's eyes: all, its facts but not its order, or nothing but what ends. */
export type Hold = "none" | "order" | "all";

export function eventsOf(sports: readonly LiveSportView[]): EventView[] {
  return sports.flatMap((sport) => sport.competitions.flatMap(({ events }) => events));
}

/** How many events came, went or moved in `next`, compared with what is shown. */
export function pendingChanges(
  shown: readonly LiveSportView[],
  next: readonly LiveSportView[],
): number {
  const before = eventsOf(shown).map(({ id }) => id);
  const after = eventsOf(next).map(({ id }) => id);
  const isShown = new Set(before);
  const isNext = new Set(after);
  const stayedBefore = before.filter((id) => isNext.has(id));
  const stayedAfter = after.filter((id) => isShown.has(id));
  const moved = stayedAfter.filter((id, index) => id !== stayedBefore[index]).length;
  return before.length - stayedBefore.length + after.length - stayedAfter.length + moved;
}

/** The list in the order that is shown, with each event's newest facts; what ended keeps its last. */
export function withNewFacts(
  shown: readonly LiveSportView[],
  next: readonly LiveSportView[],
): LiveSportView[] {
  const facts = new Map(eventsOf(next).map((event) => [event.id, event]));
  return withEvents(shown, (event) => facts.get(event.id) ?? event);
}

/**
 * The list as it was frozen, but for what has ended meanwhile: such an event keeps its position and its last score, says
 * that it is over, and has no prices any more.
 */
export function withEndsMarked(
  frozen: readonly LiveSportView[],
  next: readonly LiveSportView[],
): LiveSportView[] {
  const facts = new Map(eventsOf(next).map((event) => [event.id, event]));
  return withEvents(frozen, (event) => {
    const now = facts.get(event.id);
    return now === undefined || isOver(now) ? ended(event, now) : event;
  });
}

function isOver({ status }: EventView): boolean {
  return status === "ended" || status === "cancelled";
}

/** The same object for the same event, so that its row is drawn once. */
const marked = new WeakMap<EventView, EventView>();

function ended(event: EventView, now: EventView | undefined): EventView {
  if (isOver(event)) return event;
  const known = marked.get(event);
  if (known) return known;
  const over: EventView = {
    ...event,
    status: now?.status ?? "ended",
    statusText: now?.statusText ?? null,
    isLive: false,
    isSuspended: false,
    clock: null,
    score: now?.score ?? event.score,
    markets: [],
  };
  marked.set(event, over);
  return over;
}

/** A sport or a competition in which nothing is replaced is the same object. */
function withEvents(
  sports: readonly LiveSportView[],
  replace: (event: EventView) => EventView,
): LiveSportView[] {
  return sports.map((sport) => {
    const competitions = sport.competitions.map((competition) => {
      const events = competition.events.map(replace);
      return isSame(events, competition.events) ? competition : { ...competition, events };
    });
    return isSame(competitions, sport.competitions) ? sport : { ...sport, competitions };
  });
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.every((each, index) => each === other[index]);
}
