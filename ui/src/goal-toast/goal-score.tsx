import { type SelectionMarks, SideMark } from "../mark-image/index.ts";
import type { IncidentView } from "../match-centre/index.ts";
import { useWording } from "../provider/index.ts";

interface GoalScoreProps {
  readonly score: NonNullable<IncidentView["score"]>;
  /** Whose flap turns. */
  readonly side: IncidentView["side"];
  readonly of: SelectionMarks;
}

/** The score on flaps, of which the one that changed turns, and the mark of the other side, which is not in the title. */
export function GoalScore({ score: [home, away], side, of }: GoalScoreProps) {
  const t = useWording();
  const isHome = side === "home";
  return (
    <p className="gs-goal-score">
      <span className="gs:sr-only">{t("bet.score.final", { home, away })}</span>
      <span aria-hidden translate="no" className="gs:flex gs:items-center gs:gap-2">
        <span className="gs-goal-flap" data-turns={isHome || undefined}>
          <span>{home}</span>
        </span>
        <span>–</span>
        <span className="gs-goal-flap" data-turns={!isHome || undefined}>
          <span>{away}</span>
        </span>
      </span>
      <SideMark event={of} index={isHome ? 1 : 0} size={20} />
    </p>
  );
}
