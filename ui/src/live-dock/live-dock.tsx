import type { EventView } from "../event-view/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useWording,
} from "../provider/index.ts";
import { BetPill } from "./bet-pill.tsx";
import { FollowBar } from "./follow-bar.tsx";
import type { BetsInPlayView } from "./live-dock-view.ts";

export interface LiveDockProps {
  /** The match that the person follows, as it is now; null for none. */
  readonly match: EventView | null;
  /** Null where there are none, or where they are not wanted here. */
  readonly bets: BetsInPlayView | null;
  readonly onStopFollowing: (details: ChangeDetails<PressReason>) => void;
}

/**
 * What goes along at the foot of every page: the match that a person follows, and their bets in play
 * (docs/decisions/149, docs/decisions/150). It is over the page and moves nothing of it; beside a match, and over a
 * closed slip, the bets are folded to what they are worth. Neither cashes out nor places anything.
 */
export function LiveDock({ match, bets, onStopFollowing }: LiveDockProps) {
  const t = useWording();
  if (match === null && bets === null) return null;
  return (
    <section aria-label={t("live-dock.label")} className="gs-dock">
      {match && (
        <FollowBar
          event={match}
          isBesideBets={bets !== null}
          onStop={(event) => onStopFollowing(pressDetails(event))}
        />
      )}
      {bets && <BetPill {...bets} isFolded={match !== null} />}
    </section>
  );
}
