import { FollowButton } from "@grandstand/ui/follow-button";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { followMatch } from "./follow.ts";
import { createFollowedId } from "./followed-id.ts";

export interface ConnectFollowProps {
  /** Of the match. */
  readonly id: string;
  readonly name: string;
}

/** Has a match go along from page to page, or no longer. */
export function ConnectFollow({ id, name }: ConnectFollowProps) {
  const site = useSite();
  const isFollowed = useStore(useFeatureStore(createFollowedId), (followed) => followed === id);
  return (
    <FollowButton
      name={name}
      isFollowed={isFollowed}
      onToggle={(follows) => followMatch(site, follows ? id : null)}
    />
  );
}
