import type { CompetitionView } from "@grandstand/ui/event-view";
import { useEffect, useState } from "react";
import type { OddsFeed } from "../../core/realtime/odds-feed.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createFollow } from "./follow.ts";

export interface FollowVisible {
  /** Replaces the competitions of the list; which of them are visible stays. */
  setCompetitions(competitions: readonly CompetitionView[]): void;
  setVisible(isVisible: boolean, competitionId: string): void;
  /** Follows nothing, until one becomes visible again. */
  stop(): void;
}

/** Follows the events of those competitions of a list that are visible. */
export function createFollowVisible(feed: Pick<OddsFeed, "follow">): FollowVisible {
  const follow = createFollow(feed.follow);
  const visible = new Set<string>();
  let list: readonly CompetitionView[] = [];

  function update() {
    const shown = list.filter(({ id }) => visible.has(id));
    follow(shown.flatMap(({ events }) => events.map(({ id }) => id)));
  }

  return {
    setCompetitions(competitions) {
      list = competitions;
      update();
    },
    setVisible(isVisible, competitionId) {
      if (isVisible) visible.add(competitionId);
      else visible.delete(competitionId);
      update();
    },
    stop() {
      visible.clear();
      update();
    },
  };
}

/**
 * What a list of coupons calls when one comes near the screen or leaves it: only what can be seen is
 * on the live line, and the rest costs nothing. The function stays the same however the list changes.
 */
export function useFollowVisible(
  competitions: readonly CompetitionView[],
): (isVisible: boolean, id: string) => void {
  const { feed } = useSite();
  const [follow] = useState(() => createFollowVisible(feed));
  useEffect(() => follow.setCompetitions(competitions), [follow, competitions]);
  useEffect(() => follow.stop, [follow]);
  return follow.setVisible;
}
