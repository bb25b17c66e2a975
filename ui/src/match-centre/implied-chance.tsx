import { Fragment } from "react";
import type { SidePair } from "../event-view/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { CentreTeamView } from "./match-centre-view.ts";
import { useSideTones } from "./side-tones.ts";

export interface ImpliedChanceProps {
  readonly sides: SidePair<CentreTeamView>;
  /** Names of the outcomes, the home side's first and the away side's last. */
  readonly outcomes: readonly string[];
  /** Whole percent, in the same order; together 100. */
  readonly chances: readonly number[];
}

/** What the prices say of the chances, as a bar and in numbers: computed from the prices and no more. */
export function ImpliedChance({ sides, outcomes, chances }: ImpliedChanceProps) {
  const t = useWording();
  const format = useFormat();
  const [home, away] = useSideTones(sides);
  const last = chances.length - 1;
  const highest = Math.max(...chances);
  const tone = (index: number) => {
    if (index === 0) return home;
    return index === last ? away : "var(--gs-color-ink-faint)";
  };
  const spoken = outcomes.map((name, index) =>
    t("match-centre.chance.of", { name, percent: format.percent(chances[index] ?? 0) }),
  );
  return (
    <div className="gs:flex gs:items-center gs:gap-3 gs:pt-1">
      <span className="gs:type-small gs:text-ink-muted">{t("match-centre.chance")}</span>
      <span className="gs:sr-only">
        <Sentence names={outcomes}>{spoken.join(", ")}</Sentence>
      </span>
      <svg aria-hidden height="4" className="gs:min-w-0 gs:flex-1 gs:rounded-full">
        {chances.map((chance, index) => {
          const before = chances.slice(0, index).reduce((sum, each) => sum + each, 0);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: an outcome is its position in the market
              key={index}
              x={`${before}%`}
              width={`${Math.max(0, chance - (index === last ? 0 : 0.5))}%`}
              height="4"
              fill={tone(index)}
            />
          );
        })}
      </svg>
      <span
        aria-hidden
        translate="no"
        className="gs:type-small gs:tabular gs:flex gs:gap-1 gs:text-ink-muted"
      >
        {chances.map((chance, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an outcome is its position in the market
          <Fragment key={index}>
            {index > 0 && <span>·</span>}
            <span className={chance === highest ? "gs:font-bold gs:text-ink" : undefined}>
              {format.number(chance)}
            </span>
          </Fragment>
        ))}
        <span>%</span>
      </span>
    </div>
  );
}
