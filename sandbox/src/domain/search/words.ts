/** Letters that decomposition keeps although people type them without their stroke. */
const strokes: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** Small letters without diacritics; anything but letters and digits separates words. */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[øłđıßæœ]/g, (letter) => strokes[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/**
 * How many letters have to be corrected so that the typed text begins a word: one is inserted,
 * removed, replaced, or swapped with its neighbour.
 */
export function mistakesIn(typed: string, word: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = next;
  }
  return Math.min(...last);
}

/** The number of wrong letters that a word of this length may have: in a short one every letter counts. */
function forgivenIn(typed: string): number {
  if (typed.length < 4) return 0;
  return typed.length < 7 ? 1 : 2;
}

/**
 * The word that was probably meant: the one with the fewest mistakes, and the first of several; a
 * length that differs by more than two counts half a mistake. Null where none comes close.
 */
export function nearestWord(typed: string, words: Iterable<string>): string | null {
  let nearest: { readonly word: string; readonly mistakes: number } | null = null;
  for (const word of words) {
    const isOtherLength = Math.abs(word.length - typed.length) > 2 ? 0.5 : 0;
    const mistakes = mistakesIn(typed, word) + isOtherLength;
    if (mistakes >= forgivenIn(typed) + 1) continue;
    if (nearest === null || mistakes < nearest.mistakes) nearest = { word, mistakes };
  }
  return nearest?.word ?? null;
}
