import { markColours } from "@grandstand/tokens/mark-colours";
import {
  type CrestMark,
  capPatterns,
  crestShapes,
  type MarkColours,
  type PartColours,
  type SilksMark,
  silksPatterns,
  sleevePatterns,
  type TileMark,
  tilePatterns,
} from "./marks.ts";
import { markPatterns } from "./patterns.ts";

// The name of a mark by which a page's sheet draws it says all of it: what shows a mark needs nothing else, and what
// draws it needs no list. Two colours of six digits, the places of pattern and outline in their lists, the initials.

/** A mark that a name says. */
export type CodedMark =
  | { readonly kind: "crest"; readonly mark: CrestMark }
  | { readonly kind: "tile"; readonly mark: TileMark }
  | { readonly kind: "silks"; readonly mark: SilksMark };

/** Of what has no mark. `pairTones` gives the away side another where both sides have none. */
const plain: MarkColours = [markColours.unknown, markColours.unknown];

/** The colours of a side by its mark's name. */
export function coloursOfCode(code: string | undefined): MarkColours {
  const drawn = code === undefined ? null : markOfCode(code)?.mark;
  return drawn && "colours" in drawn ? drawn.colours : plain;
}

/** A crest's name: `cc8202fffffff10RA`. */
export function crestCode({ colours, pattern, shape, initials }: CrestMark): string {
  const lies = markPatterns.indexOf(pattern);
  return `c${digitsOf(colours)}${lies}${crestShapes.indexOf(shape)}${lettersWritten(initials)}`;
}

/** A tile's name: `t161b33ff5a3c0BT`. */
export function tileCode({ colours, pattern, initials }: TileMark): string {
  return `t${digitsOf(colours)}${tilePatterns.indexOf(pattern)}${lettersWritten(initials)}`;
}

/** A jockey's silks' name: `sf6cf2e1c4f9c2-1c4f9c-1c4f9cf6cf2e2`. */
export function silksCode({ body, pattern, sleeves, cap }: SilksMark): string {
  const jacket = `${digitsOf(body)}${silksPatterns.indexOf(pattern).toString(manyDigits)}`;
  return `s${jacket}-${partWritten(sleeves, sleevePatterns)}-${partWritten(cap, capPatterns)}`;
}

/** More patterns than ten are written by one figure or letter. */
const manyDigits = 36;
const partName = "([0-9a-f]{6})(?:([0-9a-f]{6})(\\d))?";
const silksName = new RegExp(`^s([0-9a-f]{6})([0-9a-f]{6})([0-9a-z])-${partName}-${partName}$`);
const crestName = /^c([0-9a-f]{6})([0-9a-f]{6})(\d)(\d)([\w-]*)$/;
const tileName = /^t([0-9a-f]{6})([0-9a-f]{6})(\d)([\w-]*)$/;

/** The mark that a name says; null for another name. */
export function markOfCode(name: string): CodedMark | null {
  const [, ...crest] = crestName.exec(name) ?? [];
  const [, ...tile] = tileName.exec(name) ?? [];
  const [, ...silks] = silksName.exec(name) ?? [];
  return crestOf(crest) ?? tileOf(tile) ?? silksOf(silks);
}

function crestOf([
  first,
  second,
  lies,
  outline,
  letters = "",
]: readonly string[]): CodedMark | null {
  const pattern = markPatterns[Number(lies)];
  const shape = crestShapes[Number(outline)];
  if (!pattern || !shape) return null;
  const colours: MarkColours = [`#${first}`, `#${second}`];
  return { kind: "crest", mark: { initials: lettersRead(letters), colours, pattern, shape } };
}

function tileOf([first, second, lies, letters = ""]: readonly string[]): CodedMark | null {
  const pattern = tilePatterns[Number(lies)];
  if (!pattern) return null;
  const colours: MarkColours = [`#${first}`, `#${second}`];
  return { kind: "tile", mark: { initials: lettersRead(letters), colours, pattern } };
}

function silksOf([first, second, lies = "", ...parts]: readonly string[]): CodedMark | null {
  const pattern = silksPatterns[Number.parseInt(lies, manyDigits)];
  const sleeves = partRead(parts.slice(0, 3), sleevePatterns);
  const cap = partRead(parts.slice(3), capPatterns);
  if (!pattern || !sleeves || !cap) return null;
  return { kind: "silks", mark: { body: [`#${first}`, `#${second}`], pattern, sleeves, cap } };
}

function partWritten<Pattern>(part: PartColours<Pattern>, patterns: readonly Pattern[]): string {
  if (typeof part === "string") return digitsOf([part]);
  const [first, second, pattern] = part;
  return `${digitsOf([first, second])}${patterns.indexOf(pattern)}`;
}

/** Null where the name has no such part. */
function partRead<Pattern>(
  [first, second, lies]: readonly (string | undefined)[],
  patterns: readonly Pattern[],
): PartColours<Pattern> | null {
  if (first === undefined) return null;
  if (second === undefined) return `#${first}`;
  const pattern = patterns[Number(lies)];
  return pattern === undefined ? null : [`#${first}`, `#${second}`, pattern];
}

const digitsOf = (colours: readonly string[]) =>
  colours.map((colour) => colour.slice(1).toLowerCase()).join("");

/** A letter that a reference to an id may not have is its number between two dashes. */
const lettersWritten = (initials: string) =>
  [...initials]
    .map((letter) => (/[A-Za-z0-9]/.test(letter) ? letter : `-${letter.codePointAt(0)}-`))
    .join("");
const lettersRead = (letters: string) =>
  letters.replace(/-(\d+)-/g, (_, code: string) => String.fromCodePoint(Number(code)));
