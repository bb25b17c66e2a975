import type { LegScore } from "@grandstand/rules/bet-progress";
import { SideMark } from "../mark-image/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { ScoreDigits } from "../score-digits/index.ts";
import type { BetCardLegView } from "./bet-card-view.ts";

export interface LegScoreTextProps {
  readonly leg: BetCardLegView;
  /** Each figure is beside the mark of its side, and what each set was is left out. */
  readonly isBetweenMarks?: boolean;
}

/** The event's score in play, or the one that decided the selection; nothing before the start. */
export function LegScoreText({ leg, isBetweenMarks = false }: LegScoreTextProps) {
  const t = useWording();
  const format = useFormat();
  const { score, isLive, minute, result } = leg;
  if (score === null || !hasShownScore(leg)) return null;
  const { home, away } = mainScore(score);
  const sets = score.home.length > 1 && !isBetweenMarks ? setsText(score) : null;
  const words = isLive && result === "open" ? "bet.score.live" : "bet.score.final";
  return (
    <span
      className={`gs:type-small gs:flex gs:shrink-0 gs:items-center gs:gap-1.5 gs:text-ink-muted ${isBetweenMarks ? "gs:whitespace-nowrap" : "gs:flex-wrap"}`}
    >
      <span className="gs:sr-only">{t(words, { home, away })}</span>
      <span aria-hidden className="gs:flex gs:items-center gs:gap-0.5">
        {isBetweenMarks && <SideMark event={leg} index={0} size={20} />}
        <ScoreDigits score={home} size="small" />
        <ScoreDigits score={away} size="small" />
        {isBetweenMarks && <SideMark event={leg} index={1} size={20} />}
      </span>
      {sets !== null && <span className="gs:tabular">{sets}</span>}
      {words === "bet.score.live" && minute !== null && (
        <span className="gs:tabular">
          {t("bet.score.minute", { minute: format.number(minute) })}
        </span>
      )}
      {words === "bet.score.live" && minute === null && <span>{t("bet.score.in-play")}</span>}
    </span>
  );
}

/** Whether the score of its event is shown: in play, and once the selection is decided. */
export function hasShownScore({ score, result, isLive }: BetCardLegView): boolean {
  return score !== null && (result !== "open" || isLive);
}

/** The score in a text, `2–0`, of sets each; null where there is none. */
export function scoreText(score: LegScore | null): string | null {
  if (score === null) return null;
  if (score.home.length > 1) return setsText(score, "–");
  const { home, away } = mainScore(score);
  return `${home}–${away}`;
}

/** Sets where they are counted, goals otherwise. */
function mainScore({ home, away, homeSets, awaySets }: LegScore) {
  const isBySets = home.length > 1 || homeSets + awaySets > 0;
  return isBySets ? { home: homeSets, away: awaySets } : { home: home[0] ?? 0, away: away[0] ?? 0 };
}

function setsText({ home, away }: LegScore, between = "-"): string {
  return home.map((games, set) => `${games}${between}${away[set] ?? 0}`).join(" ");
}
