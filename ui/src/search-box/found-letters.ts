/** A piece of a name; found where its letters were typed. */
export interface NamePiece {
  readonly text: string;
  readonly isFound: boolean;
}

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

/** A letter as it is typed: small, and without what is over, under or through it. */
function folded(letter: string): string {
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return strokes[plain] ?? plain;
}

/** The letters of a name that were typed: of each word the first beginning of a word, or else any part of the name. */
export function foundPieces(name: string, query: string): NamePiece[] {
  const letters = Array.from(name);
  const origins: number[] = [];
  let text = "";
  for (const [index, letter] of letters.entries()) {
    for (const plain of folded(letter)) {
      text += plain;
      origins.push(index);
    }
  }
  const found = new Set<number>();
  for (const word of Array.from(query, folded)
    .join("")
    .split(/[^\p{L}\p{N}]+/u)) {
    const begin = word === "" ? -1 : positionOf(word, text);
    if (begin < 0) continue;
    for (const origin of origins.slice(begin, begin + word.length)) found.add(origin);
  }
  const pieces: { text: string; isFound: boolean }[] = [];
  for (const [index, letter] of letters.entries()) {
    const isFound = found.has(index);
    const last = pieces.at(-1);
    if (last?.isFound === isFound) last.text += letter;
    else pieces.push({ text: letter, isFound });
  }
  return pieces;
}

function positionOf(word: string, text: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) return at;
  }
  return text.indexOf(word);
}
