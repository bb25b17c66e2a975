import { useFormat, useWording } from "../provider/index.ts";
import type { BetSlipView } from "./bet-slip-view.ts";

/** The numbers that scroll with the lines: odds, bets and stake, where they say something new. */
export function SlipSummary({ slip: { betType, totals } }: { slip: BetSlipView }) {
  const t = useWording();
  const format = useFormat();
  const rows: [string, string][] = [];
  if (betType === "combi") {
    rows.push([t("bet-slip.summary.total-odds"), format.totalOdds(totals.totalOdds)]);
  }
  if (totals.betCount > 1) {
    rows.push([t("bet-slip.summary.bets"), format.number(totals.betCount)]);
  }
  rows.push([t("bet-slip.summary.total-stake"), format.money(totals.totalStake)]);
  return (
    <dl className="type-body grid gap-1 px-4 py-3 text-ink-muted">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt>{name}</dt>
          <dd className="tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the slip pays if everything wins; a dash where one price is not known (B5). */
export function SlipReturn({ cents }: { cents: number | null }) {
  const t = useWording();
  const format = useFormat();
  return (
    <dl className="type-price-large flex justify-between gap-3">
      <dt>{t("bet-slip.summary.return")}</dt>
      <dd>
        {cents === null ? (
          <>
            <span aria-hidden>-</span>
            <span className="sr-only">{t("bet-slip.summary.unknown")}</span>
          </>
        ) : (
          format.money(cents)
        )}
      </dd>
    </dl>
  );
}
