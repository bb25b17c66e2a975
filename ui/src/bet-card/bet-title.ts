import { systemBetChoice } from "@grandstand/rules/systems";
import type { useFormat, useWording } from "../provider/index.ts";
import { systemName } from "../system-chooser/index.ts";
import type { BetCardView } from "./bet-card-view.ts";

type Wording = ReturnType<typeof useWording>;
type Format = ReturnType<typeof useFormat>;

/**
 * What a bet is called: its type and how many selections it has; a system by the name that it had on
 * the slip and how many bets it makes (B3).
 */
export function betTitle(
  t: Wording,
  format: Format,
  {
    betType,
    systemType,
    lines,
    legs,
  }: Pick<BetCardView, "betType" | "systemType" | "lines" | "legs">,
): string {
  if (betType !== "system") return t(`bet.title.${betType}`, { count: legs.length });
  const system = systemType === null ? null : systemBetChoice(systemType, legs.length);
  return t("bet.title.system", {
    name: system === null ? t("bet-slip.type.system") : systemName(t, system),
    bets: t("bet-slip.system.bets", { count: lines, bets: format.number(lines) }),
  });
}

/**
 * The selections of a bet, for a screen reader after its title or its amount: a list has many bets of
 * one type, and many offers of one amount. The first selection in full, and the number of the others.
 */
export function betSubject(t: Wording, { legs }: Pick<BetCardView, "legs">): string {
  const [first, ...others] = legs;
  if (first === undefined) return "";
  const { outcomeName, marketName, eventName } = first;
  const names = t("odds.context", { outcome: outcomeName, market: marketName, event: eventName });
  return others.length === 0 ? names : names + t("bet.others", { count: others.length });
}
