import { betTitle } from "../bet-card/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent } from "../sentence/index.ts";
import type { OwnBetView } from "./own-bets-view.ts";

export interface OwnBetTexts {
  /** What was chosen of the event. */
  readonly name: string;
  /** 10,00 € at 2.75; of a combi its title in the place of a price. */
  readonly terms: string;
  /** The names that no translator changes. */
  readonly names: readonly string[];
  /** How many of the bet's selections are of the event; null where all are. */
  readonly leg: string | null;
}

/** What is said of a bet beside the event that it is on. */
export function useOwnBetTexts({ bet, outcomeIds }: OwnBetView): OwnBetTexts {
  const t = useWording();
  const format = useFormat();
  const own = bet.legs.filter(({ outcomeId }) => outcomeIds.includes(outcomeId));
  const amount = format.money(bet.stake);
  const [leg] = bet.legs;
  const odds =
    bet.builderOdds?.acceptedOdds ?? (bet.betType === "single" ? leg?.acceptedOdds : undefined);
  const stake = bet.isFree ? t("own-bets.free-bet", { amount }) : amount;
  return {
    names: own.flatMap(({ eventName }) => namesOfEvent(eventName)),
    name: own.map(({ outcomeName }) => outcomeName).join(", "),
    terms:
      odds === undefined
        ? `${betTitle(t, format, bet)} · ${stake}`
        : t("own-bets.terms", { stake, odds: format.odds(odds) }),
    leg:
      own.length === bet.legs.length
        ? null
        : t("own-bets.legs", { own: own.length, all: bet.legs.length }),
  };
}
