import type { SystemBetChoice, SystemFold } from "@grandstand/rules/systems";
import type { useFormat, useWording } from "../provider/index.ts";

type Wording = ReturnType<typeof useWording>;
type Format = ReturnType<typeof useFormat>;

/** The sizes that have a name: singles, doubles, trebles. */
const named = [1, 2, 3] as const;

/** Above this number of sizes they are not listed one by one. */
const listedSizes = 4;

/** What a system is called: trixie, lucky 15, 2 of 4 (B3). */
export function systemName(
  t: Wording,
  { name, permLength, selections }: Pick<SystemBetChoice, "name" | "permLength" | "selections">,
): string {
  return t(`bet-slip.system.name.${name}`, { size: permLength, of: selections });
}

/** What a system makes of its selections, in plain words: *3 doubles, 1 treble. Pays from 2 winners.* */
export function systemWords(t: Wording, format: Format, folds: readonly SystemFold[]): string {
  const smallest = folds[0]?.size ?? 0;
  const largest = folds.at(-1)?.size ?? 0;
  const bets =
    folds.length > listedSizes
      ? t("bet-slip.system.range", { from: smallest, to: largest })
      : folds.map((fold) => foldWords(t, format, fold)).join(", ");
  return `${bets}. ${t("bet-slip.system.pays-from", { count: smallest })}`;
}

function foldWords(t: Wording, format: Format, { size, bets }: SystemFold): string {
  const name = named.find((each) => each === size) ?? "more";
  return t(`bet-slip.system.fold.${name}`, { count: bets, bets: format.number(bets), size });
}
