import { useRef } from "react";
import { Button } from "../button/index.ts";
import { dialogAnswers } from "../dialog/dialog.variants.ts";
import { Dialog } from "../dialog/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { useDuration } from "../session-clock/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { checkFigures } from "./reality-check.variants.ts";

/** Cents of this session. */
export interface RealityCheckFigures {
  readonly staked: number;
  readonly netResult: number;
}

export interface RealityCheckProps {
  /** Milliseconds since the login. */
  readonly time: number;
  /** Null while they are loaded. */
  readonly figures: RealityCheckFigures | "failed" | null;
  /** Also by Escape, the close button or Back. */
  readonly onGoOn: () => void;
  readonly onLogout: () => void;
}

/**
 * Says how long a person has played, what they staked and what came of it, and lets them choose whether to continue
 * (docs/decisions/60). Neither answer is made easier; neither has the focus, so that no key that was meant for the page
 * answers.
 */
export function RealityCheck({ time, figures, onGoOn, onLogout }: RealityCheckProps) {
  const t = useWording();
  const duration = useDuration();
  const said = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      title={t("reality-check.title", { time: duration(time) })}
      role="alertdialog"
      description={<p className="gs:type-body">{t("reality-check.text")}</p>}
      initialFocus={said}
      onClose={onGoOn}
      footer={
        <div className={dialogAnswers()}>
          <Button onPress={onLogout}>{t("reality-check.logout.button")}</Button>
          <Button onPress={onGoOn}>{t("reality-check.go-on.button")}</Button>
        </div>
      }
    >
      <div ref={said} tabIndex={-1} className="gs:pt-3 gs:outline-none">
        <Figures time={time} figures={figures} />
      </div>
    </Dialog>
  );
}

function Figures({ time, figures }: Pick<RealityCheckProps, "time" | "figures">) {
  const t = useWording();
  const format = useFormat();
  const duration = useDuration();
  const known = figures !== null && figures !== "failed";
  return (
    <>
      <dl className={checkFigures()}>
        <dt className="gs:type-body gs:text-ink-muted">{t("reality-check.time")}</dt>
        <dd className="gs:type-label gs:tabular gs:text-right">{duration(time)}</dd>
        {known && (
          <>
            <dt className="gs:type-body gs:text-ink-muted">{t("reality-check.staked")}</dt>
            <dd translate="no" className="gs:type-label gs:tabular gs:text-right">
              {format.money(figures.staked)}
            </dd>
            <dt className="gs:type-body gs:text-ink-muted">{t("reality-check.result")}</dt>
            <dd translate="no" className="gs:type-label gs:tabular gs:text-right">
              {format.money(figures.netResult)}
            </dd>
          </>
        )}
      </dl>
      {figures === null && (
        <Loading>
          <Skeleton shape="text" />
        </Loading>
      )}
      {figures === "failed" && (
        <p className="gs:type-small gs:pt-2 gs:text-ink-muted">{t("reality-check.unknown")}</p>
      )}
    </>
  );
}
