import { clubColours, teamColours } from "@grandstand/tokens/mark-colours";
import { initialsOf } from "./initials.ts";
import {
  type CrestMark,
  capPatterns,
  crestShapes,
  type MarkColours,
  type SilksMark,
  silksPatterns,
  sleevePatterns,
  type TileMark,
  tilePatterns,
} from "./marks.ts";
import { markPatterns } from "./patterns.ts";

/** What is chosen among: never nothing. */
type Choices<Choice> = readonly [Choice, ...Choice[]];

const { red, claret, orange, yellow, cream, green, sky, blue, navy, violet, pink, white, black } =
  clubColours;

/** Pairs that clubs have, each with a clear difference of lightness or of hue. */
const clubPairs: Choices<MarkColours> = [
  [red, white],
  [blue, white],
  [green, white],
  [black, white],
  [violet, white],
  [sky, white],
  [claret, sky],
  [navy, red],
  [red, black],
  [blue, black],
  [green, black],
  [orange, black],
  [blue, yellow],
  [red, yellow],
  [green, yellow],
  [claret, cream],
];

const { midnight, coral, pine, mint, plum, lilac, chalk, cobalt, wine, amber, deep, azure } =
  teamColours;

const teamPairs: Choices<MarkColours> = [
  [midnight, coral],
  [pine, mint],
  [plum, lilac],
  [chalk, cobalt],
  [wine, amber],
  [deep, azure],
  [midnight, mint],
  [plum, amber],
];

/** What owners register: few colours, far apart on the course. */
const jockeyPairs: Choices<MarkColours> = [
  [red, white],
  [blue, white],
  [green, white],
  [white, black],
  [white, violet],
  [yellow, blue],
  [yellow, black],
  [yellow, red],
  [orange, blue],
  [sky, claret],
  [pink, black],
  [pink, violet],
  [violet, yellow],
  [navy, orange],
  [black, red],
  [claret, cream],
];

/** A mark of a club that has none of its own. */
export function deriveCrest(name: string): CrestMark {
  const choose = chooserFor(name);
  return {
    initials: initialsOf(name, 3),
    colours: choose(clubPairs),
    pattern: choose(markPatterns),
    shape: choose(crestShapes),
  };
}

/** A mark of a team of e-sports that has none of its own. */
export function deriveTile(name: string): TileMark {
  const choose = chooserFor(name);
  return {
    initials: initialsOf(name, 2),
    colours: choose(teamPairs),
    pattern: choose(tilePatterns),
  };
}

/** The silks of a horse whose owner's are not known. */
export function deriveSilks(name: string): SilksMark {
  const choose = chooserFor(name);
  const body = choose(jockeyPairs);
  const [first, second] = body;
  return {
    body,
    pattern: choose(silksPatterns),
    sleeves: choose([first, second, [first, second, choose(sleevePatterns)]]),
    cap: choose([first, second, [second, first, choose(capPatterns)]]),
  };
}

/** Names that differ only in case, spaces or how accents are encoded are the same name. */
const sameName = (name: string) =>
  name.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** A number of 32 bits for a text (FNV-1a). */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}

/** Chooses by a name: the same choices in the same order for the same name (Mulberry32 from the name's hash). */
function chooserFor(name: string): <Choice>(choices: Choices<Choice>) => Choice {
  let state = hashOf(sameName(name));
  return (choices) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return choices[((mixed ^ (mixed >>> 14)) >>> 0) % choices.length] ?? choices[0];
  };
}
