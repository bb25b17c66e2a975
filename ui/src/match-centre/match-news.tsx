import { useEffect, useEffectEvent } from "react";
import type { SidePair } from "../event-view/index.ts";
import { useAnnounce, useFormat, useWording } from "../provider/index.ts";
import { IncidentMark } from "./incident-mark.tsx";
import { notableKinds } from "./match-centre.variants.ts";
import type { CentreTeamView, IncidentView } from "./match-centre-view.ts";
import { useIncidentTexts } from "./use-play-texts.ts";

export interface MatchNewsProps {
  readonly sides: SidePair<CentreTeamView>;
  /** What has just happened; null once it is no news. */
  readonly incident: IncidentView | null;
}

/** A goal or a sending-off over the head of a match, so that nothing moves, and said once (B8). */
export function MatchNews({ sides, incident }: MatchNewsProps) {
  const announce = useAnnounce();
  const textOf = useNewsText(sides);
  const texts = useIncidentTexts();
  const news = incident !== null && notableKinds.has(incident.kind) ? incident : null;
  const say = useEffectEvent((each: IncidentView) => announce(textOf(each)));
  useEffect(() => {
    if (news !== null) say(news);
  }, [news]);
  if (news === null) return null;
  const { kind, minute } = texts(news);
  // What it shows is announced: a screen reader does not find it a second time.
  return (
    <p key={news.number} aria-hidden className="gs-match-news">
      <IncidentMark kind={news.kind} size={16} />
      <b>{kind}</b>
      <span translate="no" className="gs:min-w-0 gs:truncate">
        {news.player ?? sides[news.side === "home" ? 0 : 1].name}
      </span>
      <span translate="no" className="gs:tabular">
        {minute}
      </span>
    </p>
  );
}

/** The whole of it in one sentence: what, for which team, by whom, when, and the score after a goal. */
function useNewsText(sides: SidePair<CentreTeamView>): (incident: IncidentView) => string {
  const t = useWording();
  const format = useFormat();
  const texts = useIncidentTexts();
  return (incident) => {
    const { kind, minute } = texts(incident);
    const team = sides[incident.side === "home" ? 0 : 1].name;
    const what = [kind, team, incident.player, minute].filter(Boolean).join(", ");
    if (incident.score === null) return t("match-centre.news", { what });
    return t("match-centre.news.score", {
      what,
      home: sides[0].name,
      away: sides[1].name,
      homeGoals: format.number(incident.score[0]),
      awayGoals: format.number(incident.score[1]),
    });
  };
}
