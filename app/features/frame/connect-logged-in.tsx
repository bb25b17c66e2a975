import { Suspense } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { createBetSwitches } from "../bet-news/index.lazy.ts";
import { ConnectDocumentNews } from "../documents/index.lazy.ts";
import { createFollowedId } from "../followed-match/index.ts";
import { ConnectGoalNews } from "../goal-news/index.lazy.ts";
import { ConnectRealityCheck } from "../limits/index.lazy.ts";
import { ConnectLiveDock } from "../live-dock/index.lazy.ts";
import { ConnectSessionEnd } from "../session/index.lazy.ts";
import { ConnectBetNews } from "../settled-news/index.lazy.ts";

/** What only a logged-in person reads, across the page and over it. */
export function ConnectLoggedIn() {
  return (
    <Suspense>
      <ConnectDocumentNews />
      <ConnectRealityCheck />
      <ConnectSessionEnd />
      <ConnectBetNews />
      <ByChoice />
    </Suspense>
  );
}

/** What a person has switched on, whose code comes only then. */
function ByChoice() {
  const { saysGoals, showsPill } = useStore(useFeatureStore(createBetSwitches));
  // Where a match is followed the layout has the dock, for a visitor too.
  const isFollowing = useStore(useFeatureStore(createFollowedId), Boolean);
  return (
    <>
      <Suspense>{saysGoals && <ConnectGoalNews />}</Suspense>
      <Suspense>{showsPill && !isFollowing && <ConnectLiveDock />}</Suspense>
    </>
  );
}
