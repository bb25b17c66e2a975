import { lazyPart } from "../load-code/index.ts";

/** `SlipAnnouncements` that come with what there is to say: a page on which no one bets says nothing. */
export const LateSlipAnnouncements = lazyPart(
  async () => (await import("./slip-announcements.tsx")).SlipAnnouncements,
);
