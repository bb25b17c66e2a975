import { groupPoints, programme, progressToNextLevel } from "@grandstand/rules/loyalty";
import { useProgressBar } from "react-aria/useProgressBar";
import { LevelMark } from "../level-mark/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { ladder } from "./loyalty-panel.variants.ts";
import { type LoyaltyView, useLevelName } from "./loyalty-view.ts";

export interface LoyaltyLadderProps {
  /** Null where no one's place is shown on it. */
  readonly loyalty: LoyaltyView | null;
}

/**
 * The programme's levels at equal distances, and on the line between them how far a person is: the server's share of
 * the way to the next one, under the points (B2, B3).
 */
export function LoyaltyLadder({ loyalty }: LoyaltyLadderProps) {
  const t = useWording();
  const levelName = useLevelName();
  const own = ownStep(loyalty);
  return (
    <div className={ladder.whole}>
      <div className={ladder.line}>
        {loyalty !== null && own !== -1 && <Walked loyalty={loyalty} own={own} />}
      </div>
      <ol aria-label={t("maxpayout.levels.table")} className={ladder.levels}>
        {programme.levels.map(({ name, from }, step) => (
          <li key={name} className={ladder.level}>
            <span className={ladder.mark}>
              <LevelMark level={name} size={step === own ? 40 : 28} />
            </span>
            <span className="gs:type-label gs:wrap-anywhere">{levelName(name)}</span>
            <span className="gs:type-small gs:text-ink-muted">
              {t("maxpayout.levels.from", { points: groupPoints(from) })}
            </span>
            {step === own && (
              <span className="gs:type-small gs:font-semibold">{t("maxpayout.levels.yours")}</span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The place of a person's level on the ladder; -1 where the ladder does not have it. */
export function ownStep(loyalty: LoyaltyView | null): number {
  return programme.levels.findIndex(({ name }) => name === loyalty?.level);
}

/** The way to the next level in words: in points where the programme knows where that begins. */
export function useWayToNext({ points, progress, nextLevel }: LoyaltyView): string {
  const t = useWording();
  const format = useFormat();
  const levelName = useLevelName();
  if (nextLevel === null) return t("loyalty.highest");
  const level = levelName(nextLevel);
  const left = (programme.levels.find(({ name }) => name === nextLevel)?.from ?? 0) - points;
  if (left > 0) return t("loyalty.left", { points: groupPoints(left), level });
  return t("loyalty.progress", { progress: format.percent(progressToNextLevel(progress)), level });
}

interface WalkedProps {
  readonly loyalty: LoyaltyView;
  readonly own: number;
}

function Walked({ loyalty, own }: WalkedProps) {
  const format = useFormat();
  const progress = progressToNextLevel(loyalty.progress);
  const { progressBarProps } = useProgressBar({
    "aria-label": useWayToNext(loyalty),
    value: progress,
    valueLabel: format.percent(progress),
  });
  const last = programme.levels.length - 1;
  const way = own === last ? 100 : ((own + progress / 100) / last) * 100;
  return (
    <div {...progressBarProps} className={ladder.walked} style={{ inlineSize: `${way}%` }}>
      <span className={ladder.points}>{groupPoints(loyalty.points)}</span>
    </div>
  );
}
