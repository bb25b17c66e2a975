import { capPatterns, type Silks, silksPatterns, sleevePatterns } from "@grandstand/contract/marks";
import { raceGoings } from "@grandstand/contract/racing";
import { silksColours } from "../catalogue/crests.ts";
import type { RaceCourse } from "../catalogue/types.ts";
import { namesOf } from "../football-play/family-names.ts";
import type { Random } from "../models/random.ts";
import type { RunCourse, RunnerFacts } from "./contest.ts";

export interface CardOptions {
  runners: readonly { name: string; strength: number }[];
  isHandicap: boolean;
  /** Null for a virtual race: its runners have neither jockeys nor owners. */
  course: RaceCourse | null;
}

/** Past races that a card shows at most. */
const formLength = 5;
/** Prizes are multiples of this, in cents. */
const prizeStep = 50_000;
/** Kilograms that a mare carries less. */
const allowance = 1.5;

/** The going of a course on a day: a course of fibre or sand is the same in any weather. */
export function drawGoing(random: Random, { track }: RaceCourse): RunCourse["going"] {
  if (track !== "turf") return track === "dirt" ? "fast" : "standard";
  return random.pick(raceGoings.slice(0, 4));
}

/** What a race is run for: about as much as others of its meeting. In cents. */
export function drawPrize(random: Random, { prize }: RaceCourse): number {
  return Math.max(1, Math.round((prize * random.between(0.5, 2)) / prizeStep)) * prizeStep;
}

/**
 * Where a runner finished in a race of the past, against as strong a field as any: by the law that prices it, so that
 * its form says what its price does. "0" is tenth or worse.
 */
function pastPosition(strength: number, random: Random): string {
  const rivals = 6 + random.integer(8);
  const time = random.exponential(1) / strength;
  let position = 1;
  for (let rival = 0; rival < rivals; rival += 1) {
    if (random.exponential(1) / drawStrength(random) < time) position += 1;
  }
  return position > 9 ? "0" : String(position);
}

/** The strength of a runner of an ordinary race; 1 is the middle. */
export function drawStrength(random: Random): number {
  return Math.exp(0.85 * random.normal());
}

function drawSilks(random: Random): Silks {
  const first = random.pick(silksColours);
  const second = random.pick(silksColours.filter((colour) => colour !== first));
  return {
    body: [first, second],
    pattern: random.pick(silksPatterns),
    sleeves: random.pick([first, second, [first, second, random.pick(sleevePatterns)]]),
    cap: random.pick([first, second, [second, first, random.pick(capPatterns)]]),
  };
}

const initials = "ABCDEFGHIJKLMNPRSTVW";

/** Made-up persons, each once: an initial and a family name that is common in Belgium or France. */
function createNames(random: Random): () => string {
  const left = [...namesOf("belgium"), ...namesOf("france")];
  return () => {
    const [name = ""] = left.splice(random.integer(left.length), 1);
    return `${random.pick([...initials])}. ${name}`;
  };
}

/** Who rides and trains the runners; a trainer may have several of them. */
function drawPersons(random: Random, runners: number) {
  const name = createNames(random);
  const trainers = Array.from({ length: Math.ceil(runners * 0.6) }, name);
  return Array.from({ length: runners }, () => ({
    jockey: name(),
    trainer: random.pick(trainers),
    sex: random.pick(["female", "male", "gelding", "gelding"] as const),
    silks: drawSilks(random),
  }));
}

/** Kilograms; a trotter pulls its driver, whom no one weighs. */
function drawWeight(
  random: Random,
  { isHandicap, course }: CardOptions,
  runner: { share: number; isMare: boolean },
): number | null {
  if (course?.kind === "trot") return null;
  const weight = isHandicap ? 51 + Math.round(runner.share * 20) / 2 : 55 + random.integer(8) / 2;
  return runner.isMare ? weight - allowance : weight;
}

/** Draws the card's facts of each runner; a strong one has better form, and in a handicap carries more weight. */
export function drawCard(random: Random, options: CardOptions): Omit<RunnerFacts, "isWithdrawn">[] {
  const { runners, course } = options;
  const stalls = runners
    .map((_, index) => ({ index, lot: random.next() }))
    .sort((one, two) => one.lot - two.lot)
    .map(({ index }) => index);
  const strongest = Math.max(...runners.map(({ strength }) => strength));
  const persons = course === null ? [] : drawPersons(random.fork("persons"), runners.length);
  return runners.map(({ name, strength }, index) => {
    const person = persons[index];
    const facts = { share: strength / strongest, isMare: person?.sex === "female" };
    return {
      name,
      draw: stalls.indexOf(index) + 1,
      age: 3 + random.integer(6),
      weightKilograms: drawWeight(random, options, facts),
      form: Array.from({ length: formLength - random.integer(3) }, () =>
        pastPosition(strength, random),
      ),
      ...person,
    };
  });
}
