import type { SystemOutlook } from "@grandstand/rules/returns";
import type { PlaceControl } from "@grandstand/rules/slip";
import { Calculator, ChevronDown } from "lucide";
import { useId, useState } from "react";
import { Icon } from "../icon/index.ts";
import { inlineAction, PotentialReturn } from "../place-control/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { BetSlipView } from "./bet-slip-view.ts";

type Row = readonly [name: string, value: string];

/**
 * The numbers that scroll with the lines: the odds, the stake and the boost, and behind the
 * calculator's button how they come about (B2, a summary with a calculator).
 */
export function SlipSummary({ slip }: { slip: BetSlipView }) {
  const t = useWording();
  const format = useFormat();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { totals } = slip;
  return (
    <div className="gs:grid gs:gap-2 gs:px-4 gs:py-3">
      <Rows rows={useMainRows(slip)} />
      {totals.cappedAt !== null && (
        <p className="gs:type-small gs:text-ink">
          <Sentence>
            {t("bet-slip.summary.capped", { maximum: format.money(totals.cappedAt) })}
          </Sentence>
        </p>
      )}
      {totals.totalStake > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className={`${inlineAction()} gs:tap gs:type-small gs:flex gs:items-center gs:gap-2 gs:justify-self-start gs:text-ink-muted`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon shape={Calculator} size={16} />
          <span>{t("bet-slip.calculator")}</span>
          <Icon shape={ChevronDown} size={16} className={isOpen ? "gs:rotate-180" : ""} />
        </button>
      )}
      {isOpen && totals.totalStake > 0 && (
        <div id={id} className="gs:grid gs:gap-3 gs:rounded-sm gs:bg-well gs:p-3">
          <CalculatorRows slip={slip} />
          {slip.system !== null && slip.system.outlook.length > 0 && (
            <Outlook outlook={slip.system.outlook} />
          )}
        </div>
      )}
    </div>
  );
}

function useMainRows({ betType, totals, control }: BetSlipView): readonly Row[] {
  const t = useWording();
  const format = useFormat();
  const rows: Row[] = [];
  if (betType === "combi") {
    rows.push([t("bet-slip.summary.total-odds"), format.totalOdds(totals.totalOdds)]);
  }
  if (totals.betCount > 1) {
    rows.push([t("bet-slip.summary.bets"), format.number(totals.betCount)]);
  }
  const isUnknown = totals.totalStake === 0 && hasWrongStake(control);
  rows.push([t("bet-slip.summary.total-stake"), isUnknown ? "-" : format.money(totals.totalStake)]);
  if (totals.freeStake > 0) {
    rows.push([t("bet-slip.summary.free-stake"), format.money(totals.freeStake)]);
  }
  if (totals.comboBoost !== null) {
    const { percent, amount } = totals.comboBoost;
    rows.push([
      t("bet-slip.summary.combo-boost", { percent: format.percent(percent) }),
      amount === null ? "-" : `+${format.money(amount)}`,
    ]);
  }
  return rows;
}

/** Whether something was typed that is no stake: it is not nothing that would be staked. */
function hasWrongStake(control: PlaceControl): boolean {
  if (control.kind !== "blocked") return false;
  return control.because.some(
    ({ reason }) => reason === "stake-problem" || reason === "line-errors",
  );
}

/** How stake and return come about. */
function CalculatorRows({ slip: { unitStake, totals, eachWay, lines } }: { slip: BetSlipView }) {
  const t = useWording();
  const format = useFormat();
  const rows: Row[] = [];
  const { betCount, totalStake, potentialReturn, potentialPlaceReturn, comboBoost } = totals;
  if (unitStake !== null) {
    rows.push([t("bet-slip.summary.unit-stake"), format.money(unitStake)]);
    rows.push([
      t("bet-slip.summary.total-stake"),
      t("bet-slip.summary.product", {
        bets: format.number(betCount),
        stake: format.money(unitStake),
        total: format.money(totalStake),
      }),
    ]);
  }
  const isEachWay = eachWay?.isChosen ?? lines.some((line) => line.eachWay?.isChosen ?? false);
  if (isEachWay) {
    rows.push([t("bet-slip.summary.place-return"), moneyOrDash(potentialPlaceReturn)]);
  }
  if (comboBoost?.amount != null && potentialReturn !== null) {
    rows.push([
      t("bet-slip.summary.without-boost"),
      format.money(potentialReturn - comboBoost.amount),
    ]);
  }
  rows.push([t("bet-slip.summary.return"), moneyOrDash(potentialReturn)]);
  return <Rows rows={rows} />;

  function moneyOrDash(cents: number | null): string {
    return cents === null ? "-" : format.money(cents);
  }
}

/** What a system pays by how many are right: from the lowest prices to the highest. */
function Outlook({ outlook }: { readonly outlook: readonly SystemOutlook[] }) {
  const t = useWording();
  const format = useFormat();
  return (
    <table className="gs:type-small gs:w-full">
      <caption className="gs:type-caption gs:pb-1 gs:text-left gs:text-ink-faint">
        {t("bet-slip.outlook")}
      </caption>
      <thead className="gs:sr-only">
        <tr>
          <th scope="col">{t("bet-slip.outlook.right")}</th>
          <th scope="col">{t("bet-slip.outlook.pays")}</th>
        </tr>
      </thead>
      <tbody>
        {outlook.map(({ right, minimum, maximum }) => (
          <tr key={right} className="gs:border-t gs:border-line">
            <th scope="row" className="gs:py-1 gs:pr-3 gs:text-left gs:whitespace-nowrap">
              {t("bet-slip.outlook.count", { count: right })}
            </th>
            <td className="gs:tabular gs:py-1 gs:text-right gs:wrap-anywhere">
              <Sentence>{range(minimum, maximum)}</Sentence>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );

  function range(minimum: number | null, maximum: number | null): string {
    if (minimum === null || maximum === null) return "-";
    return minimum === maximum
      ? format.money(minimum)
      : t("bet-slip.outlook.range", { from: format.money(minimum), to: format.money(maximum) });
  }
}

function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="gs:type-body gs:grid gs:gap-1 gs:text-ink-muted">
      {rows.map(([name, value]) => (
        <div key={name} className="gs:flex gs:justify-between gs:gap-3">
          <dt>{name}</dt>
          <dd className="gs:tabular gs:text-right">
            <Sentence>{value}</Sentence>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the slip pays if everything wins, and what a boost pays on top of it. */
export function SlipReturn({ slip: { totals, boost } }: { readonly slip: BetSlipView }) {
  const t = useWording();
  const format = useFormat();
  return (
    <PotentialReturn cents={totals.potentialReturn}>
      {boost !== null && (
        <div className="gs:type-body gs:flex gs:justify-between gs:gap-3">
          <dt>{t("bet-slip.summary.boost", { percent: format.percent(boost.percent) })}</dt>
          <dd translate="no" className="gs:tabular">{`+${format.money(boost.amount)}`}</dd>
        </div>
      )}
    </PotentialReturn>
  );
}
