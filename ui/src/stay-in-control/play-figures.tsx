import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { useDuration } from "../session-clock/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { controlCard, figureCard, figureCards } from "./stay-in-control.variants.ts";

/** What a person spent and won in a period: milliseconds and cents. */
export interface PeriodFigures {
  readonly period: "session" | "month" | "year";
  readonly time: number;
  readonly netDeposits: number;
  readonly staked: number;
  readonly netResult: number;
}

/** Null while they are loaded. */
export type FiguresView = readonly PeriodFigures[] | "failed" | null;

/** Time, net deposits, stakes and net result of this session, month and year. */
export function PlayFigures({ figures }: { readonly figures: FiguresView }) {
  const t = useWording();
  return (
    <section className={controlCard()}>
      <h2 className="gs:type-label">{t("stay-in-control.figures")}</h2>
      {figures === null && (
        <Loading>
          <Skeleton shape="card" />
        </Loading>
      )}
      {figures === "failed" && (
        <p className="gs:type-body gs:text-ink-muted">{t("stay-in-control.figures.failed")}</p>
      )}
      {figures !== null && figures !== "failed" && (
        <>
          <div className={figureCards()}>
            {figures.map((each) => (
              <Period key={each.period} figures={each} />
            ))}
          </div>
          <p className="gs:type-small gs:text-ink-muted">{t("stay-in-control.figures.note")}</p>
        </>
      )}
    </section>
  );
}

function Period({ figures }: { readonly figures: PeriodFigures }) {
  const t = useWording();
  const { money } = useFormat();
  const duration = useDuration();
  const rows = [
    ["time", duration(figures.time)],
    ["net-deposits", money(figures.netDeposits)],
    ["staked", money(figures.staked)],
    ["net-result", money(figures.netResult)],
  ] as const;
  return (
    <div data-period={figures.period} className={figureCard()}>
      <h3 className="gs:type-label">{t(`stay-in-control.period.${figures.period}`)}</h3>
      <dl className="gs:grid gs:grid-cols-[minmax(0,1fr)_auto] gs:gap-x-3 gs:gap-y-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="gs:contents">
            <dt className="gs:type-small gs:text-ink-muted">
              {t(`stay-in-control.figure.${name}`)}
            </dt>
            <dd className="gs:type-label gs:tabular gs:text-right">
              <Sentence>{value}</Sentence>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
