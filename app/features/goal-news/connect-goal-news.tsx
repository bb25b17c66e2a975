import { isQuietAt } from "@grandstand/rules/notifications";
import { lazyPart } from "@grandstand/ui/load-code";
import { Suspense, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { isPageInUse } from "../../core/site/page-in-use.ts";
import { Part } from "../../core/site/part.tsx";
import { useSite } from "../../core/site/site-context.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { createSaid, useMaySpeak } from "../bet-news/index.lazy.ts";
import { useBetStates } from "../bets/index.ts";
import { useInPlayEventId } from "../live/index.ts";
import { type Goal, isFresh, matchesOf, toGoalBets } from "./goals.ts";
import { useBetsNear } from "./bets-near.ts";
import { useGoals } from "./use-goals.ts";

const GoalNews = lazyPart(async () => (await import("./goal-news.tsx")).GoalNews);

/** Says a goal in a match of an open bet, where the person wants that and it is welcome (docs/decisions/147). */
export function ConnectGoalNews() {
  return useMaySpeak() ? <FollowedGoals /> : null;
}

function FollowedGoals() {
  const { language, slugs, odds, settings, clock, messages, slipOutline } = useSite();
  const said = useFeatureStore(createSaid);
  const bets = useBetsNear();
  const states = useBetStates(bets, "goal-events");
  const [goal, say] = useState<Goal | null>(null);
  // Its own page says it over the head of the match.
  const shownMatch = useInPlayEventId();
  useGoals(useMemo(() => matchesOf(bets).join(" "), [bets]), (goals) => {
    const news = goals.findLast(({ eventId, incident }) =>
      isFresh(incident, odds.event(eventId)?.stats?.time ?? null),
    );
    const isHeld = isPageInUse() || document.visibilityState === "hidden";
    if (news === undefined || news.eventId === shownMatch || isHeld) return;
    if (isQuietAt(clock.now(), settings.getState().timeZone)) return;
    said.setState("goal", true);
    say(news);
  });
  const isCovered = useStore(messages, ({ overlay }) => overlay !== null);
  const isSlipOpen = useStore(slipOutline, ({ isOpen }) => isOpen);
  const isNewest = useStore(said, (what) => what === "goal");
  if (goal !== null && (isCovered || isSlipOpen || !isNewest)) say(null);
  const own = useMemo(
    () => (goal === null ? [] : toGoalBets(goal, bets, { language, slugs }, states)),
    [goal, bets, language, slugs, states],
  );
  if (goal === null || own.length === 0) return null;
  return (
    <Part>
      <Suspense>
        <Deferred>
          <GoalNews
            key={`${goal.eventId} ${goal.incident.number}`}
            goal={goal.incident}
            bets={own}
            onClose={() => say(null)}
          />
        </Deferred>
      </Suspense>
    </Part>
  );
}
