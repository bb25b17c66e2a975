import { atBrusselsHour, brusselsHour } from "../../kernel/time/brussels-time.ts";
import { raceMeetings } from "../catalogue/racing.ts";
import type { RacingCompetition } from "../catalogue/types.ts";

const minute = 60_000;
const minutesOfHour = 60;
/** Milliseconds from one race of a meeting to its next. */
export const betweenRaces = 40 * minute;
const minutesBetween = betweenRaces / minute;
/** Minutes from a race of one meeting to that of another, so that no two of them begin at once. */
const betweenMeetings = 5;
/** Races of a card; a meeting that races on begins its next card after it. */
const racesOfCard = 6;

const racesOn = ({ startHours: [first, last] }: RacingCompetition) => last - first >= 24;

/** Minutes after a round of races begins at which it is a meeting's turn; those that race by turns of the day share two. */
function turnOf(meeting: RacingCompetition): number {
  const index = (of: readonly RacingCompetition[]) =>
    of.findIndex(({ slug }) => slug === meeting.slug);
  const always = raceMeetings.filter(racesOn);
  const others = raceMeetings.filter((each) => !racesOn(each));
  const turn = racesOn(meeting) ? index(always) : always.length + (index(others) % 2);
  return turn * betweenMeetings;
}

/**
 * The starts of the races of the card that a meeting holds at an instant, soonest first; null where it holds none then.
 * Times are epoch milliseconds.
 */
export function cardAt(meeting: RacingCompetition, at: number): readonly number[] | null {
  const turn = turnOf(meeting);
  // A fraction of an hour is not exact.
  const minuteOf = (hours: number) => Math.floor(hours * minutesOfHour + 0.001);
  const roundAt = (hours: number) => (minuteOf(hours) - turn) / minutesBetween;
  const [first, end] = meeting.startHours.map((hours) => Math.ceil(roundAt(hours)));
  if (first === undefined || end === undefined) return null;
  const card = Math.floor((Math.floor(roundAt(brusselsHour(at))) - first) / racesOfCard);
  const begin = first + card * racesOfCard;
  // Only a card that is held whole is one.
  if (card < 0 || begin + racesOfCard > end) return null;
  return Array.from({ length: racesOfCard }, (_, race) =>
    Math.round(atBrusselsHour(at, (turn + (begin + race) * minutesBetween) / minutesOfHour)),
  );
}
