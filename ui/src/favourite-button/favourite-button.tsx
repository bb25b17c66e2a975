import { Star } from "lucide";
import { Icon } from "../icon/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useWording,
} from "../provider/index.ts";
import { favouriteButton } from "./favourite-button.variants.ts";

export interface FavouriteButtonProps {
  /** The event or the competition, as its heading says it. */
  readonly name: string;
  readonly isFavourite: boolean;
  /** With what it is to be. */
  readonly onToggle: (isFavourite: boolean, details: ChangeDetails<PressReason>) => void;
}

/** Keeps an event or a competition first in the lists, or no longer (B2). */
export function FavouriteButton({ name, isFavourite, onToggle }: FavouriteButtonProps) {
  const t = useWording();
  const words = t("favourite-button.name", { name });
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      title={words}
      className={favouriteButton({ isKept: isFavourite })}
      onClick={(event) => onToggle(!isFavourite, pressDetails(event))}
    >
      <Icon shape={Star} size={20} fill={isFavourite ? "currentColor" : "none"} />
      <span className="gs:sr-only">{words}</span>
    </button>
  );
}
