import type { ScoreView, Side } from "../event-view/index.ts";
import { useWording } from "../provider/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";

interface ScoreBoardProps {
  readonly score: ScoreView;
  readonly names: Readonly<Record<Side, string>>;
}

interface Column {
  readonly key: string;
  readonly heading: string;
  readonly isHeadingSeen: boolean;
  readonly value: (side: Side) => string;
}

const sides = ["home", "away"] as const;

/** The columns that a sport's score has: one number, or sets, games of each set and points. */
function useColumns(score: ScoreView): Column[] {
  const t = useWording();
  if (score.home.sets === null) {
    const heading = t("event-header.score");
    const value = (side: Side) => score[side].periods.join(" ");
    return [{ key: "score", heading, isHeadingSeen: false, value }];
  }
  const games = score.home.periods.map((_, index) => ({
    key: `set ${index + 1}`,
    heading: t("event-header.set", { number: index + 1 }),
    isHeadingSeen: true,
    value: (side: Side) => String(score[side].periods[index] ?? 0),
  }));
  const columns = [
    {
      key: "sets",
      heading: t("event-header.sets"),
      isHeadingSeen: true,
      value: (side: Side) => String(score[side].sets ?? 0),
    },
    ...games,
  ];
  if (score.home.points === null) return columns;
  const points = (side: Side) => score[side].points ?? "0";
  const heading = t("event-header.points");
  return [...columns, { key: "points", heading, isHeadingSeen: true, value: points }];
}

/** The score of both sides, in cells beside their names. */
export function ScoreBoard({ score, names }: ScoreBoardProps) {
  const t = useWording();
  const columns = useColumns(score);
  return (
    <table className="gs:border-separate gs:border-spacing-x-1 gs:border-spacing-y-0">
      <caption className="gs:sr-only">{t("event-header.score")}</caption>
      <thead>
        <tr>
          <td />
          {columns.map(({ key, heading, isHeadingSeen }) => (
            <th
              key={key}
              scope="col"
              className="gs:type-caption gs:pb-1 gs:text-center gs:text-ink-faint"
            >
              <span className={isHeadingSeen ? undefined : "gs:sr-only"}>{heading}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sides.map((side) => (
          <tr key={side} className="gs-board-line">
            <th scope="row" className="gs:p-0">
              <span className="gs:sr-only">{names[side]}</span>
              {score.server === side && <ServerMark />}
            </th>
            {columns.map(({ key, value }) => (
              <td key={key} className="gs:p-0 gs:text-center">
                <ScoreDigits score={value(side)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Beside the name of the player who serves: a dot, and words for readers. */
export function ServerMark() {
  const t = useWording();
  return (
    <>
      <span
        aria-hidden
        className="gs:me-1 gs:inline-block gs:size-2 gs:rounded-full gs:border-4 gs:border-ink"
      />
      <span className="gs:sr-only">{t("event-header.serves")}</span>
    </>
  );
}
