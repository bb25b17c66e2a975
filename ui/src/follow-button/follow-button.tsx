import { Pin } from "lucide";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useWording,
} from "../provider/index.ts";
import { followButton } from "./follow-button.variants.ts";

export interface FollowButtonProps {
  /** The match, as its heading says it. */
  readonly name: string;
  readonly isFollowed: boolean;
  /** With what it is to be. */
  readonly onToggle: (isFollowed: boolean, details: ChangeDetails<PressReason>) => void;
}

/** Has a match go along from page to page with its score, or no longer (docs/decisions/150). */
export function FollowButton({ name, isFollowed, onToggle }: FollowButtonProps) {
  const t = useWording();
  const words = t("follow-button.name", { name });
  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      title={words}
      className={followButton({ isFollowed })}
      onClick={(event) => onToggle(!isFollowed, pressDetails(event))}
    >
      <Icon shape={Pin} size={20} fill={isFollowed ? "currentColor" : "none"} />
      <span className="gs:sr-only">{words}</span>
    </button>
  );
}
