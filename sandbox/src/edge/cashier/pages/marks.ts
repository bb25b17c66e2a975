import type { Markup } from "./markup.ts";

/** Drawings of the cashier's own: no brand's. What each means is beside it in words. */
const mark = (inner: Markup) =>
  `<svg class="mark" viewBox="0 0 40 28" width="40" height="28" aria-hidden="true">${inner}</svg>`;

/** A card with its stripe and its chip. */
export const cardMark: Markup = mark(
  '<rect class="plate dark" x=".75" y=".75" width="38.500" height="26.500" rx="3"/><path class="stripe" d="M1 6h38v5H1z"/><rect class="chip" x="6" y="15" width="7" height="6" rx="1"/><path class="line" d="M26 21h8"/>',
);

/** A telephone that confirms. */
export const bankMark: Markup = mark(
  '<rect class="plate" x=".75" y=".75" width="38.500" height="26.500" rx="3"/><rect class="line" x="15" y="4.500" width="10" height="19" rx="2"/><path class="line" d="m17.500 14 2 2 3-3.500M11 9v10M29 9v10"/>',
);

/** A bet slip. */
export const ticketIcon: Markup =
  '<svg class="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d="M3 9V6h18v3a3 3 0 0 0 0 6v3H3v-3a3 3 0 0 0 0-6zM14 6v2M14 11v2M14 16v2"/></svg>';

/** A disc with a check. */
export const doneDisc: Markup =
  '<svg class="disc" viewBox="0 0 56 56" width="56" height="56" aria-hidden="true"><circle cx="28" cy="28" r="28"/><path d="m16 29 8 8 16-17"/></svg>';
