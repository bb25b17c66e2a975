import type { SidePair } from "../event-view/index.ts";
import type { WordingKey } from "../locale/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { type FollowedPlay, usePlayPart } from "./live-play.ts";
import type { CentreTeamView, IncidentKind, IncidentView } from "./match-centre-view.ts";
import { presserOf } from "./momentum-geometry.ts";

const kindKeys: Readonly<Record<IncidentKind, WordingKey>> = {
  goal: "match-centre.incident.goal",
  "own-goal": "match-centre.incident.own-goal",
  "penalty-goal": "match-centre.incident.penalty-goal",
  "yellow-card": "match-centre.incident.yellow-card",
  "second-yellow-card": "match-centre.incident.second-yellow-card",
  "red-card": "match-centre.incident.red-card",
  substitution: "match-centre.incident.substitution",
};

/** Who presses, in words; null while no half is played, and before its first minute is known. */
export function usePressureText(
  sides: SidePair<CentreTeamView>,
  play: FollowedPlay,
  isRunning: boolean,
): string | null {
  const t = useWording();
  const format = useFormat();
  const isKnown = usePlayPart(play, ({ momentum }) => (momentum?.first.length ?? 0) > 0);
  const side = usePlayPart(play, ({ momentum }) => momentum && presserOf(momentum)?.side);
  const since = usePlayPart(play, ({ momentum }) => (momentum && presserOf(momentum)?.since) ?? 0);
  if (!isRunning || !isKnown) return null;
  if (!side) return t("match-centre.momentum.even");
  return t("match-centre.momentum.pressing", {
    team: sides[side === "home" ? 0 : 1].name,
    minute: format.number(since),
  });
}

export interface IncidentTexts {
  /** 23′, 45+2′ */
  readonly minute: string;
  /** What happened. */
  readonly kind: string;
  /** How a goal came, or who left. */
  readonly details: readonly string[];
}

/** What is said of an incident. */
export function useIncidentTexts(): (incident: IncidentView) => IncidentTexts {
  const t = useWording();
  const format = useFormat();
  return ({ kind, minute, added, other, setPiece }) => {
    const number = format.number(minute);
    const details = [
      setPiece && t(`match-centre.set-piece.${setPiece}`),
      other && kind === "substitution" && t("match-centre.incident.for", { player: other }),
      other && kind === "goal" && t("match-centre.incident.pass", { player: other }),
    ];
    return {
      minute:
        added > 0
          ? t("match-centre.minute.added", { minute: number, added: format.number(added) })
          : t("match-centre.minute", { minute: number }),
      kind: t(kindKeys[kind]),
      details: details.filter((text): text is string => Boolean(text)),
    };
  };
}
