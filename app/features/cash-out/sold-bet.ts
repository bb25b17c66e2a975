import type { Bet } from "@grandstand/contract/betslip";
import type { CashOutPanelProps } from "@grandstand/ui/cash-out-panel";
import type { Fetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";
import { createBet } from "../bets/index.ts";

/** The bet that is cashed out, by its id. For `useFetched`. */
export const createSoldBet = (site: Site) => createBet(site);

/** What the panel says of it; null while it is not known. */
export function toSoldBetView(bet: Fetched<Bet>): CashOutPanelProps["bet"] {
  if (bet.status !== "loaded") return null;
  const { selections, stake } = bet.value;
  return { name: selections.map((leg) => leg.outcome_name).join(", "), stake };
}
