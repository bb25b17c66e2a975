import { thresholds } from "../intervals/index.ts";
import type { Cents } from "../money/index.ts";
import type { ExactOdds } from "../odds/index.ts";
import {
  type BoostedBetType,
  type BoostKind,
  type BoostPromotion,
  type BoostScope,
  boostKinds,
  isFor,
  matchPromotion,
} from "./promotion.ts";
import { type BoostedBet, type BoostRefusal, boostAmount, boostRefusal } from "./validity.ts";

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
  /**
   * Cents that a bet boost adds if the bet wins; null where that is not known, and for coins: the
   * operator decides how many of them a stake earns.
   */
  readonly gain: Cents | null;
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
  if (slip.isFreeBet) return boosts;
  for (const line of slip.lines) {
    const found = boostKinds.flatMap((kind) => lineBoost(slip, line, kind, promotions, now) ?? []);
    if (found.length > 0) boosts[line.outcomeId] = found;
  }
  return boosts;
}

function lineBoost(
  { betType, lines, totalOdds }: BoostableSlip,
  line: BoostLine,
  kind: BoostKind,
  promotions: readonly BoostPromotion[],
  now: number,
): LineBoost | null {
  if (!isOffered(kind, betType, totalOdds)) return null;
  const isSingle = betType === "single";
  // A combination is one bet and has one boost: the closest over all its selections.
  const selections = isSingle ? [line] : lines;
  const promotion = matchPromotion(promotions, { kind, betType, selections, now });
  if (promotion === null || !isFor(promotion, line)) return null;
  // A combination has no bounds for each selection: its combined odds alone decide (B5).
  const refusal = isSingle ? boostRefusal(promotion, line) : null;
  const gain = kind === "bet" && refusal === null ? gainOf(promotion, line) : null;
  return { kind, promotion, refusal, gain };
}

function gainOf(promotion: BoostPromotion, { potentialReturn, stake }: BoostedBet): Cents | null {
  return potentialReturn === null ? null : boostAmount(promotion, potentialReturn - stake);
}

function isOffered(kind: BoostKind, betType: BoostedBetType, total: ExactOdds | null): boolean {
  if (betType === "single") return true;
  if (betType === "system" || kind === "bet" || total === null) return false;
  const least = BigInt(thresholds.coinsBoostCombiHundredths) * 10n ** BigInt(total.scale);
  return total.numerator * 100n >= least;
}
