import { splitLocale } from "@grandstand/rules/locale";
import type { BetsInPlayView } from "@grandstand/ui/live-dock";
import { lazyPart } from "@grandstand/ui/load-code";
import { Suspense, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createBetSwitches, useMaySpeak } from "../bet-news/index.lazy.ts";
import { useBetStates } from "../bets/index.ts";
import { useOffersAlong } from "../cash-out/index.ts";
import { useFollowedMatch } from "../followed-match/index.lazy.ts";
import { useBetsNear } from "../goal-news/index.lazy.ts";
import { betsInPlay, toBetsInPlay } from "./bets-in-play.ts";

const LiveDock = lazyPart(async () => (await import("@grandstand/ui/live-dock")).LiveDock);

/** The pages that show the bets themselves. */
const ofBets = /^\/(history|cash-out)(\/|$)/;

/** The match that is followed, and the bets in play where the person wants them there (docs/decisions/149). */
export function ConnectLiveDock() {
  const isOn = useStore(useFeatureStore(createBetSwitches), ({ showsPill }) => showsPill);
  const maySpeak = useMaySpeak();
  const { pathname } = useLocation();
  const bets = useBetsInPlay(isOn && maySpeak && !ofBets.test(splitLocale(pathname).path));
  const match = useFollowedMatch();
  if (match === null && bets === null) return null;
  return (
    <Part>
      <Suspense>
        <Deferred>
          <LiveDock
            match={match?.event ?? null}
            bets={bets}
            onStopFollowing={() => match?.stop()}
          />
        </Deferred>
      </Suspense>
    </Part>
  );
}

/** Null while there is none, and where they are not wanted. */
function useBetsInPlay(isWanted: boolean): BetsInPlayView | null {
  const { session, language, slugs } = useSite();
  const near = useBetsNear(isWanted);
  const states = useBetStates(near, "dock-events");
  const playing = useMemo(() => betsInPlay(near, states), [near, states]);
  const userId = useStore(session, ({ user }) => user?.id ?? null);
  const offers = useOffersAlong(playing.length > 0 ? userId : null);
  return useMemo(
    () => toBetsInPlay(playing, { language, slugs }, states, offers),
    [playing, language, slugs, states, offers],
  );
}
