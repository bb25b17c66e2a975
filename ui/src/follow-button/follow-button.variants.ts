import { cva } from "class-variance-authority";

/** The pin, as the star beside it; filled while the match is followed. */
export const followButton = cva("gs-favourite", {
  variants: { isFollowed: { true: "gs:text-ink", false: "gs:text-ink-faint gs:hover:text-ink" } },
});
