import type { useFormat, useWording } from "../provider/index.ts";

type Wording = ReturnType<typeof useWording>;
type Format = ReturnType<typeof useFormat>;

/** How many bets of one size a system makes: 3 of size 2 are three doubles. */
export interface SystemFold {
  readonly size: number;
  readonly bets: number;
}

/** The systems that have a name of their own, by type and number of selections. */
const named: Readonly<Record<string, readonly number[]>> = {
  "full-cover": [3, 4, 5, 6, 7, 8],
  "full-cover-with-singles": [3, 4, 5, 6],
};

/** Above so many sizes they are not listed one by one. */
const listedSizes = 4;

/** What a system is called: trixie, lucky 15, 2 of 4 (B3). */
export function systemName(t: Wording, type: string, selections: number): string {
  if (named[type]?.includes(selections)) return t(`bet-slip.system.name.${type}-${selections}`);
  const size = /^perm-(\d+)$/.exec(type)?.[1];
  if (size !== undefined) return t("bet-slip.system.name.perm", { size, of: selections });
  return t(
    type === "full-cover-with-singles"
      ? "bet-slip.system.name.every-with-singles"
      : "bet-slip.system.name.every",
    { size: selections },
  );
}

/** What a system makes of its selections, in plain words: *3 doubles, 1 treble. Pays from 2 winners.* */
export function systemWords(t: Wording, format: Format, folds: readonly SystemFold[]): string {
  const smallest = folds[0]?.size ?? 0;
  const largest = folds.at(-1)?.size ?? 0;
  const bets =
    folds.length > listedSizes
      ? t("bet-slip.system.range", { from: smallest, to: largest })
      : folds.map(({ size, bets }) => foldWords(t, format, size, bets)).join(", ");
  return `${bets}. ${t("bet-slip.system.pays-from", { count: smallest })}`;
}

function foldWords(t: Wording, format: Format, size: number, bets: number): string {
  const key = size <= 3 ? `bet-slip.system.fold.${size}` : "bet-slip.system.fold.more";
  return t(key, { count: bets, bets: format.number(bets), size });
}
