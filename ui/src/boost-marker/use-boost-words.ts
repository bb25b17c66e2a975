import { useFormat, useWording } from "../provider/index.ts";
import type { BoostReason, BoostView } from "./boost-view.ts";

/** A boost in words: on the marker, as its name, and in whole sentences. */
export interface BoostWords {
  readonly short: string;
  readonly name: string;
  readonly sentences: readonly string[];
}

/** Words a boost, with each reason why it does not hold (B4, Boost markers; B5). */
export function useBoostWords(boost: BoostView): BoostWords {
  const t = useWording();
  const format = useFormat();
  const { kind, percent, gain, state } = boost;
  const share = format.percent(percent);
  const name = t(`bet-slip.boost.${kind}.${state}`);
  const short = `+${share}`;
  const sentences = [t(`bet-slip.boost.${kind}.what`, { share })];
  if (gain !== null && gain > 0 && state !== "invalid") sentences.push(gainText(gain));
  if (boost.state === "valid" && boost.until !== null) {
    sentences.push(t("bet-slip.boost.until", { when: format.dateTime(boost.until) }));
  }
  if (boost.state === "invalid") sentences.push(...boost.reasons.map(reasonText));
  return { short, name, sentences };

  function gainText(amount: number): string {
    const moment = boost.state === "won" ? "paid" : boost.state === "lost" ? "missed" : "pays";
    return kind === "bet"
      ? t(`bet-slip.boost.bet.${moment}`, { amount: format.money(amount) })
      : t(`bet-slip.boost.coins.${moment}`, { count: amount, coins: format.number(amount) });
  }

  function reasonText(reason: BoostReason): string {
    return t(`bet-slip.boost.reason.${reason.code}`, boundsOf(reason));
  }

  function boundsOf(reason: BoostReason): Record<string, string> {
    switch (reason.code) {
      case "stake-too-low":
        return { minimum: format.limit(reason.minimum) };
      case "stake-too-high":
        return { maximum: format.limit(reason.maximum) };
      case "odds-too-low":
        return { minimum: format.odds(reason.minimum) };
      case "odds-too-high":
        return { maximum: format.odds(reason.maximum) };
      case "winnings-too-high":
        return {
          maximum: kind === "bet" ? format.limit(reason.maximum) : format.number(reason.maximum),
        };
      case "bet-type":
      case "no-price":
        return {};
    }
  }
}
