/**
 * Words that many names share, so that they set none apart: what kind of club it is, and the little words between names.
 * They are compared without accents and dots.
 */
const sharedWords = new Set(
  "ac af afc as bc bk bv cd cf cfc de den der des di do du el en esports et fc fk gaming het if ifk jk kaa kas kfc krc ksc kv kvc la las le les los nk of rc rfc rsc sc sg sk ssc sv team the tsg us van vfb vfl von vv".split(
    " ",
  ),
);

/** Marks over and under letters, after normalising. */
const accents = /\p{Mark}/gu;

const plain = (text: string) => text.normalize("NFD").replace(accents, "");

/** The words of a name, in letters and figures alone; what is in brackets is a note. */
function wordsOf(name: string): string[] {
  return plain(name)
    .replaceAll(/\([^)]*\)/g, " ")
    .replaceAll(/[.'’]/g, "")
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

const isNumber = (word: string) => /^\p{Number}+$/u.test(word);

/** The words that set a name apart; where it has none of those, all that it has. */
function ownWords(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter((word) => !sharedWords.has(word.toLowerCase()) && !isNumber(word));
  if (own.length > 0) return own;
  return words;
}

/** The first letters of a word, as capitals; one letter may become two. */
const capitals = (word: string, count: number) =>
  [...[...word].slice(0, count).join("").toUpperCase()].slice(0, count).join("");

/**
 * Initials of a name: the first letters of the words that set it apart (Union Saint-Gilloise is USG), or the
 * beginning of the only one (RSC Anderlecht is AND). Empty where the name has neither letters nor figures.
 */
export function initialsOf(name: string, most: number): string {
  const words = ownWords(name);
  const [only = "", ...others] = words;
  if (others.length === 0) return capitals(only, most);
  return words
    .slice(0, most)
    .map((word) => capitals(word, 1))
    .join("");
}
