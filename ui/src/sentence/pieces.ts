/** A part of a sentence: its wording, or what no translator may change. */
export interface Piece {
  readonly text: string;
  readonly isKept: boolean;
}

/** Digits with the signs between them that languages group and divide them by; no common space, which ends a figure. */
const number = String.raw`\d(?:[\d.,’\u00a0\u202f]*\d)?`;
const sign = "[-+−]?";

/** An amount with its currency on either side, a number with two decimals, a fraction, American odds. */
const figures = new RegExp(
  [
    String.raw`${sign}[A-Z]{0,3}\p{Sc}[\s\u00a0]?${sign}${number}`,
    String.raw`${sign}${number}[\s\u00a0\u202f]?\p{Sc}[A-Z]{0,3}`,
    String.raw`${sign}\d[\d.,’\u00a0\u202f]*[.,]\d\d(?!\d)`,
    String.raw`\d+/\d+`,
    String.raw`[-+−]\d{3,}`,
  ].join("|"),
  "gu",
);

const letter = /\p{L}/u;
const word = /[\p{L}\p{N}]/u;

/** Cuts a text at its figures and at the given names; joined, the pieces are the text. */
export function piecesOf(text: string, names: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [start, length] of keptIn(text, names)) {
    // What begins within another, a team's name in its match's, is kept with it.
    if (start < end) continue;
    if (start > end) pieces.push({ text: text.slice(end, start), isKept: false });
    end = start + length;
    pieces.push({ text: text.slice(start, end), isKept: true });
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isKept: false });
  return pieces;
}

/** The pieces as they are drawn: a lone mark beside a figure or a name says nothing alone, and is kept with it. */
export function drawnPiecesOf(text: string, names: readonly string[]): readonly Piece[] {
  const drawn: Piece[] = [];
  for (const piece of piecesOf(text, names)) {
    const last = drawn.at(-1);
    const isMark = last?.isKept && !word.test(piece.text);
    const isAfterMark = piece.isKept && last && !word.test(last.text);
    if (last && (isMark || isAfterMark)) {
      drawn.splice(-1, 1, { text: last.text + piece.text, isKept: true });
    } else drawn.push(piece);
  }
  return drawn;
}

/** Where something that is kept begins, and its length: in order, the longest first of those that begin together. */
function keptIn(
  text: string,
  names: readonly string[],
): (readonly [start: number, length: number])[] {
  const found = [...text.matchAll(figures)].map(
    ({ index, 0: figure }) => [index, figure.length] as const,
  );
  for (const name of names) {
    if (name === "") continue;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const isWhole =
        !letter.test(text[at - 1] ?? "") && !letter.test(text[at + name.length] ?? "");
      if (isWhole) found.push([at, name.length]);
    }
  }
  return found.sort((one, other) => one[0] - other[0] || other[1] - one[1]);
}
