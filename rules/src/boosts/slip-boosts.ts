import type { ExactOdds } from "../odds/index.ts";
import {
  type BoostedBetType,
  type BoostKind,
  type BoostPromotion,
  type BoostScope,
  boostKinds,
  matchPromotion,
} from "./promotion.ts";
import { type BoostedBet, type BoostRefusal, boostRefusal } from "./validity.ts";

/** The lowest combined odds of a combination whose lines show a coins boost, in tenths (B5). */
const combiMinimumTenths = 15n;

/** One line of the slip with what a boost needs of it. */
export interface BoostLine extends BoostScope, BoostedBet {
  readonly outcomeId: string;
}

/** The slip as boosts see it. */
export interface BoostableSlip {
  readonly betType: BoostedBetType;
  readonly lines: readonly BoostLine[];
  /** The combined odds of a combination; null where they are not known. */
  readonly totalOdds: ExactOdds | null;
  /** A stake that the bookmaker gives is not boosted. */
  readonly isFreeBet: boolean;
}

/** The boost that a line of the slip shows: it counts, or it says why not. */
export interface LineBoost {
  readonly kind: BoostKind;
  readonly promotion: BoostPromotion;
  /** Null where the boost counts. */
  readonly refusal: BoostRefusal | null;
}

/**
 * Gives the boosts of each line, by outcome id, a bet boost before a coins boost; a line without any
 * has no entry (B4, B5). `now` is epoch milliseconds.
 */
export function slipBoosts(
  slip: BoostableSlip,
  promotions: readonly BoostPromotion[],
  now: number,
): Readonly<Record<string, readonly LineBoost[]>> {
  const boosts: Record<string, readonly LineBoost[]> = {};
  if (slip.isFreeBet || promotions.length === 0) return boosts;
  for (const line of slip.lines) {
    const found = boostKinds.flatMap((kind) => lineBoost(slip, line, kind, promotions, now) ?? []);
    if (found.length > 0) boosts[line.outcomeId] = found;
  }
  return boosts;
}

function lineBoost(
  { betType, totalOdds }: BoostableSlip,
  line: BoostLine,
  kind: BoostKind,
  promotions: readonly BoostPromotion[],
  now: number,
): LineBoost | null {
  if (!isOffered(kind, betType, totalOdds)) return null;
  const promotion = matchPromotion(promotions, { kind, betType, scope: line, now });
  if (promotion === null) return null;
  // A combination has no bounds a selection: its combined odds alone decide (B5).
  return { kind, promotion, refusal: betType === "single" ? boostRefusal(promotion, line) : null };
}

/** Bet boosts are for singles, coins boosts for singles and for combinations from 1.5 (B5). */
function isOffered(kind: BoostKind, betType: BoostedBetType, total: ExactOdds | null): boolean {
  if (betType === "single") return true;
  if (betType === "system" || kind === "bet" || total === null) return false;
  return total.numerator * 10n >= combiMinimumTenths * 10n ** BigInt(total.scale);
}
