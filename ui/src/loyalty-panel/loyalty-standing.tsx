import { groupPoints, progressToNextLevel } from "@grandstand/rules/loyalty";
import { useProgressBar } from "react-aria/useProgressBar";
import { useFormat, useWording } from "../provider/index.ts";
import { levelMark, loyaltyFact, progressBar, progressTrack } from "./loyalty-panel.variants.ts";
import { type LoyaltyView, useLevelName } from "./loyalty-view.ts";

/** Level, the way to the next one, points and coins: what the panel and the header's panel share (B2). */
export function LoyaltyStanding({ loyalty }: { readonly loyalty: LoyaltyView }) {
  const t = useWording();
  const format = useFormat();
  const levelName = useLevelName();
  const { points, coins, level, nextLevel } = loyalty;
  const progress = progressToNextLevel(loyalty.progress);
  const way =
    nextLevel === null
      ? t("loyalty.highest")
      : t("loyalty.progress", {
          progress: format.percent(progress),
          level: levelName(nextLevel),
        });
  const { progressBarProps, labelProps } = useProgressBar({
    label: way,
    value: progress,
    valueLabel: format.percent(progress),
  });
  return (
    <div className="grid gap-3">
      <p className="flex items-center gap-2">
        <span aria-hidden className={levelMark()} />
        <span className="text-ink-muted">{t("loyalty.level")}</span>
        <span className="type-label ms-auto wrap-anywhere">{levelName(level)}</span>
      </p>
      <div className="grid gap-1">
        {nextLevel !== null && (
          <div {...progressBarProps} className={progressTrack()}>
            <div className={progressBar()} style={{ inlineSize: `${progress}%` }} />
          </div>
        )}
        <p {...labelProps} className="type-small text-ink-muted">
          {way}
        </p>
      </div>
      <dl className="grid gap-2">
        <div className={loyaltyFact()}>
          <dt className="text-ink-muted">{t("loyalty.points")}</dt>
          <dd className="type-price">{groupPoints(points)}</dd>
        </div>
        <div className={loyaltyFact()}>
          <dt className="text-ink-muted">{t("loyalty.coins")}</dt>
          <dd className="type-price">{groupPoints(coins)}</dd>
        </div>
      </dl>
    </div>
  );
}
