import { cva } from "class-variance-authority";

/** A race of the meeting's strip; `isCurrent` is the one that the page shows. */
export const meetingRace = cva("gs-meeting-race", {
  variants: { isCurrent: { true: "gs-meeting-race-current", false: "" } },
});

/** What is within the ring: digits are larger than words, which have less room. */
export const ringText = cva("gs-ring-text", {
  variants: { isWord: { true: "gs-ring-word", false: "" } },
});

export const ringIn = cva("gs-ring-in", {
  variants: { hasZone: { true: "gs:in-data-awaits-person:invisible", false: "" } },
});
