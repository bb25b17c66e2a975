import { groupPoints, progressToNextLevel } from "@grandstand/rules/loyalty";
import { useProgressBar } from "react-aria/useProgressBar";
import { LevelMark } from "../level-mark/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { loyaltyFact, progressBar, progressTrack } from "./loyalty-panel.variants.ts";
import { type LoyaltyView, useLevelName } from "./loyalty-view.ts";

/** Level, the way to the next one, points and coins: what the panel and the header's panel share (B2). */
export function LoyaltyStanding({ loyalty }: { readonly loyalty: LoyaltyView }) {
  const t = useWording();
  const format = useFormat();
  const levelName = useLevelName();
  const { level, nextLevel } = loyalty;
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
    <div className="gs:grid gs:gap-3">
      <p className="gs:flex gs:items-center gs:gap-2">
        <LevelMark level={level} size={16} />
        <span className="gs:text-ink-muted">{t("loyalty.level")}</span>
        <span className="gs:type-label gs:ms-auto gs:wrap-anywhere">{levelName(level)}</span>
      </p>
      <div className="gs:grid gs:gap-1">
        {nextLevel !== null && (
          <div {...progressBarProps} className={progressTrack()}>
            <div className={progressBar()} style={{ inlineSize: `${progress}%` }} />
          </div>
        )}
        <p {...labelProps} className="gs:type-small gs:text-ink-muted">
          {way}
        </p>
      </div>
      <LoyaltyFacts loyalty={loyalty} />
    </div>
  );
}

/** Points and coins. */
export function LoyaltyFacts({ loyalty }: { readonly loyalty: LoyaltyView }) {
  const t = useWording();
  return (
    <dl className="gs:grid gs:flex-1 gs:gap-2">
      <div className={loyaltyFact()}>
        <dt className="gs:text-ink-muted">{t("loyalty.points")}</dt>
        <dd className="gs:type-price">{groupPoints(loyalty.points)}</dd>
      </div>
      <div className={loyaltyFact()}>
        <dt className="gs:text-ink-muted">{t("loyalty.coins")}</dt>
        <dd className="gs:type-price">{groupPoints(loyalty.coins)}</dd>
      </div>
    </dl>
  );
}
