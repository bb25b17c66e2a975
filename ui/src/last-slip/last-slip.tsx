import type { ExactOdds, Odds } from "@grandstand/rules/odds";
import { RotateCcw } from "lucide";
import { useId } from "react";
import { Button } from "../button/index.ts";
import { useDeferredWording, useFormat, useWording } from "../provider/index.ts";
import { namesOfEvent, Sentence } from "../sentence/index.ts";

/** A slip that was bet on, as it can be bet on now. */
export interface LastSlipView {
  /** When it was bet on, epoch milliseconds. */
  readonly at: number;
  readonly lines: readonly {
    readonly outcomeId: string;
    readonly outcomeName: string;
    readonly marketName: string;
    readonly eventName: string;
    /** The price of now; null while it is suspended. */
    readonly odds: Odds | null;
  }[];
  /** How many of its lines can't be bet on any more; they are not in `lines`. */
  readonly goneCount: number;
  /** Of all lines together; null where they are no combi, or one has no price. */
  readonly totalOdds: ExactOdds | null;
  readonly status: "ready" | "putting-back" | "failed";
}

export interface LastSlipProps extends LastSlipView {
  readonly onPutBack: () => void;
}

/**
 * What a person last bet on, under an empty slip: with the prices of now, and one button that puts
 * it back.
 */
export function LastSlip({ at, lines, goneCount, totalOdds, status, onPutBack }: LastSlipProps) {
  useDeferredWording();
  const t = useWording();
  const format = useFormat();
  const id = useId();
  return (
    <section aria-labelledby={id} data-status={status} className="gs-last-slip">
      <div className="gs-last-slip-head">
        <h3 id={id} className="gs:type-label gs:min-w-0">
          {t("last-slip.title")}
        </h3>
        <p className="gs:type-small gs:text-end gs:text-ink-faint">{format.dateTime(at)}</p>
      </div>
      <ul>
        {lines.map(({ outcomeId, outcomeName, marketName, eventName, odds }) => (
          <li key={outcomeId} className="gs-last-slip-line">
            <span className="gs:min-w-0">
              <span className="gs:block gs:wrap-break-word">
                <Sentence names={namesOfEvent(eventName)}>{outcomeName}</Sentence>
              </span>
              <span className="gs:type-small gs:block gs:wrap-break-word gs:text-ink-faint">
                <Sentence
                  names={namesOfEvent(eventName)}
                >{`${marketName} · ${eventName}`}</Sentence>
              </span>
            </span>
            {odds === null ? (
              <span className="gs:shrink-0 gs:text-ink-muted">{t("last-slip.suspended")}</span>
            ) : (
              <span translate="no" className="gs:tabular gs:shrink-0 gs:font-bold">
                {format.odds(odds)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p role="status" className="gs:type-small gs:text-ink-muted gs:not-empty:pt-2">
        {goneCount > 0 && t("last-slip.gone", { count: goneCount, gone: format.number(goneCount) })}
      </p>
      <Button
        icon={RotateCcw}
        width="full"
        className="gs-last-slip-button"
        isBusy={status === "putting-back"}
        onPress={onPutBack}
      >
        <span className="gs:min-w-0 gs:text-start">
          {t("last-slip.put-back.button", {
            count: lines.length,
            lines: format.number(lines.length),
          })}
        </span>
        {totalOdds && (
          <span translate="no" className="gs:tabular gs:shrink-0">
            {format.totalOdds(totalOdds)}
          </span>
        )}
      </Button>
      <p role="alert" className="gs:type-small gs:text-danger gs:not-empty:pt-2">
        {status === "failed" && t("last-slip.failed")}
      </p>
      <p className="gs:type-small gs:pt-2 gs:text-ink-faint">{t("last-slip.note")}</p>
    </section>
  );
}
