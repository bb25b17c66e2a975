/** Bytes of home's document without its prices, and of each price with its share of a row. */
const ofPage = 68_000;
const ofPrice = 630;

/**
 * Bytes that home's document may have, as the browser reads it: with 240 prices half of the 437 kB that it
 * once had (docs/decisions/44). An evening has 50 prices more than a night.
 */
export function homeBudget(html: string): number {
  return ofPage + ofPrice * (html.match(/ data-movement="/g) ?? []).length;
}

/** Bytes that the document of a match may have. */
export const matchBudget = 110_000;
