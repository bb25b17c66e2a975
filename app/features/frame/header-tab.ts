import type { HeaderTab } from "@grandstand/ui/header";

/** Where no tab leads: the person's own pages, and those about the site. */
const noTab = [
  "/register/",
  "/forgotten-password/",
  "/reset-password/",
  "/history/",
  "/cash-out/",
  "/support/",
  "/cookie-policy/",
];

/** Which tab of a wide header a page belongs to; null for none. A page of no other tab is one of sports (A2). */
export function headerTabOf(path: string): HeaderTab | null {
  if (path.startsWith("/live/")) return "live";
  if (path.startsWith("/maxpayout/")) return "premium-league";
  return noTab.some((start) => path.startsWith(start)) ? null : "sports";
}
