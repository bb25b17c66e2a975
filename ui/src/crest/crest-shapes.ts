import type { CrestShape } from "../mark/marks.ts";
import { disc } from "../mark/paths.ts";
import type { Box } from "../mark/patterns.ts";

/** What a crest of one outline is drawn from, on a square of 48 units. */
interface Outline {
  /** Of few and whole numbers, since each small crest of a page has it; a circle is shorter as an element. */
  readonly outline: string | null;
  /** Inside of the hairline, which a small pattern leaves free. */
  readonly inside: string;
  /** Inside of the rim. */
  readonly field: string;
  /** Along the upper left of the field, where the light falls. */
  readonly light: string;
  readonly fieldBox: Box;
  /** What the pattern covers where initials are on a plate. */
  readonly restBox: Box;
  readonly plate: Box;
  /** Of two letters; narrower ones are a little higher. */
  readonly baseline: number;
}

/** A small pattern covers every outline; in whole numbers, as its bands are. */
export const smallBox: Box = { x: 4, y: 2, width: 40, height: 45 };

const angledField: Box = { x: 8, y: 5, width: 32, height: 39 };
const roundField: Box = { x: 5.6, y: 5.6, width: 36.8, height: 36.8 };

export const outlines: Readonly<Record<CrestShape, Outline>> = {
  shield: {
    outline: "M5 7q0-2 3-3 16-2 32 0 3 1 3 3v17c0 11-8 18-19 22C13 42 5 35 5 24z",
    inside:
      "M6.1 7.6q0-1.7 2.4-2.5 15.5-1.9 31 0 2.4.8 2.4 2.5V24c0 10.4-7.5 17-17.9 20.8C13.6 41 6.1 34.4 6.1 24z",
    field: "M8 8.5q0-1 1-1.2 15-2.6 30 0 1 .2 1 1.2V24c0 9-6 15-16 19.2C14 39 8 33 8 24z",
    light: "M8 23V8.5q0-1 1-1.2 15-2.6 30 0",
    fieldBox: angledField,
    restBox: { x: 8, y: 22, width: 32, height: 22.4 },
    plate: { x: 8, y: 5, width: 32, height: 17 },
    baseline: 19,
  },
  round: {
    outline: null,
    inside: disc(24, 24, 20.4),
    field: disc(24, 24, 18.4),
    light: "M5.9 21A18.4 18.4 0 0 1 36 10",
    fieldBox: roundField,
    restBox: roundField,
    plate: { x: 4, y: 16, width: 40, height: 16 },
    baseline: 28.3,
  },
  peak: {
    outline: "M24 2l17 6q2 1 2 3v15c0 10-6 16-19 20C11 42 5 36 5 26V11q0-2 2-3z",
    inside:
      "M24 3.2l16.4 5.8q1.5.7 1.5 2.2V26c0 9.3-5.6 14.9-17.9 18.8C11.7 40.9 6.1 35.3 6.1 26V11.2Q6.1 9.7 7.6 9z",
    field: "M24 5l15 5.4q1 .4 1 1.1V26c0 8-5 13-16 17.2C13 39 8 34 8 26V11.5q0-.7 1-1.1z",
    light: "M8 24V11.5q0-.7 1-1.1L24 5l15 5.4",
    fieldBox: angledField,
    restBox: { x: 8, y: 4, width: 32, height: 24 },
    plate: { x: 8, y: 27.5, width: 32, height: 18 },
    baseline: 38.3,
  },
};
