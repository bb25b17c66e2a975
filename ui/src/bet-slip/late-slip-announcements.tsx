import { lazy } from "react";
import { importWhenOnline } from "../provider/index.ts";

/** `SlipAnnouncements` that come with what there is to say: a page that nobody bets on says nothing. */
export const LateSlipAnnouncements = lazy(async () => {
  const { SlipAnnouncements } = await importWhenOnline(() => import("./slip-announcements.tsx"));
  return { default: SlipAnnouncements };
});
