import type { Cents } from "@grandstand/rules/money";

/** What a bet was offered from an instant on, epoch milliseconds and cents; null from when nothing was. */
export interface OfferPointView {
  readonly at: number;
  readonly amount: Cents | null;
}

/** Px of the drawing: the curve with room at its left for amounts and below it for times. */
export const curveSize = {
  width: 358,
  height: 148,
  left: 30,
  right: 6,
  top: 8,
  bottom: 22,
} as const;

export interface OfferGeometry {
  /** A path through what was offered, without what was suspended. */
  readonly path: string;
  /** Pieces between what was offered before and after nothing was. */
  readonly gaps: string;
  readonly end: { readonly x: number; readonly y: number };
  /** The height of the stake. */
  readonly stakeY: number;
  /** Amounts of the lines: nothing, the half, and the next ten over the highest. */
  readonly lines: readonly { readonly cents: Cents; readonly y: number }[];
}

/** Ten of the currency, in cents. */
const ten = 1_000;

/** What is drawn of what a bet was offered; null where there are not two amounts to draw a line between. */
export function offerGeometry(
  points: readonly OfferPointView[],
  stake: Cents,
): OfferGeometry | null {
  const amounts = points.flatMap(({ amount }) => amount ?? []);
  const [first] = points;
  const last = points.at(-1);
  if (amounts.length < 2 || !first || !last) return null;
  const { width, height, left, right, top, bottom } = curveSize;
  const most = Math.ceil((Math.max(stake, ...amounts) + 1) / ten) * ten;
  const span = Math.max(1, last.at - first.at);
  const x = (at: number) => round(left + ((at - first.at) / span) * (width - left - right));
  const y = (cents: number) => round(height - bottom - (cents / most) * (height - top - bottom));
  const known = points.flatMap(({ at, amount }) => (amount === null ? [] : [{ at, amount }]));
  const parts = { path: "", gaps: "" };
  for (const [index, { at, amount }] of known.entries()) {
    const before = known[index - 1];
    const hasGap =
      before !== undefined &&
      points.some((point) => point.amount === null && point.at > before.at && point.at < at);
    parts.path += `${index === 0 || hasGap ? "M" : "L"}${x(at)} ${y(amount)}`;
    if (before && hasGap) {
      parts.gaps += `M${x(before.at)} ${y(before.amount)}L${x(at)} ${y(amount)}`;
    }
  }
  const latest = known.at(-1) ?? { at: last.at, amount: 0 };
  return {
    ...parts,
    end: { x: x(latest.at), y: y(latest.amount) },
    stakeY: y(stake),
    lines: [0, most / 2, most].map((cents) => ({ cents, y: y(cents) })),
  };
}

const round = (px: number) => Math.round(px * 10) / 10;
