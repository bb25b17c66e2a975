/** Bytes of home's document: half of the 437 kB that it once had, and what names, prices and runners say to translators (docs/decisions/44, 107). */
const ofPage = 225_000;
/** Prices that home usually has; an evening has more. */
const usualPrices = 240;
/** Bytes of a price with its share of a row. */
const ofPrice = 650;

/** Bytes that home's document may have, as the browser reads it, with the prices that this hour's programme gives it. */
export function homeBudget(html: string): number {
  const prices = (html.match(/ data-movement="/g) ?? []).length;
  return ofPage + ofPrice * Math.max(0, prices - usualPrices);
}

/**
 * Bytes that the document of a match may have: its prices, and the drawn tab of its centre (docs/decisions/125). Its
 * sides' names are in it hundreds of times: the same page has 118 to 120.3 kB by them.
 */
export const matchBudget = 122_000;
