import { legProgress, type Standing, whyLost } from "@grandstand/rules/bet-progress";
import { type Translate, useWording } from "../provider/index.ts";
import type { BetCardLegView } from "./bet-card-view.ts";

/** What is said of a selection: a sentence, and the names in it that no translator changes. */
export interface LegSentence {
  readonly text: string;
  readonly names: readonly string[];
  /** Whether it would win as it is, or why it lost; absent where it is neither. */
  readonly standing?: Standing | "lost";
  /** It says no more than the final score. */
  readonly isScoreAlone?: boolean;
}

/** What a selection still needs in play, why it lost, or why it is void; null where there is nothing to say. */
export function useLegSentence(leg: BetCardLegView | null): LegSentence | null {
  const t = useWording();
  if (leg === null) return null;
  if (leg.result === "void" && leg.acceptedOdds === "SP") {
    return { text: t("bet.leg.no-starting-price"), names: [] };
  }
  if (leg.result === "lost") return lossOf(t, leg);
  return leg.result === "open" && leg.isLive ? progressOf(t, leg) : null;
}

function lossOf(t: Translate, { facts, score }: BetCardLegView): LegSentence | null {
  const why = facts && whyLost(facts, score);
  if (!why) return null;
  const [home = 0, away = 0] = why.score ?? [];
  const { count = 0, limit = 0, team = "", player = "" } = why;
  const text = t(`bet-progress.lost.${why.key}`, { count, limit, team, player, home, away });
  return { text, names: [team, player], standing: "lost", isScoreAlone: why.key === "ended" };
}

function progressOf(t: Translate, { facts, score }: BetCardLegView): LegSentence | null {
  const progress = facts && legProgress(facts, score);
  if (!progress) return null;
  const [home = 0, away = 0] = progress.score ?? [];
  const { count = 0, team = "", player = "", standing } = progress;
  const text = t(`bet-progress.${progress.key}`, { count, team, player, home, away });
  return { text, names: [team, player], standing };
}
