import type { BottomBarItem } from "@grandstand/ui/bottom-bar";

/**
 * Which of a phone's five items leads to a page; null where none does. The last one is my bets for a
 * person who is logged in, and support otherwise (B2).
 */
export function barItemOf(path: string, isLoggedIn: boolean): BottomBarItem | null {
  if (path === "/") return "home";
  if (path.startsWith("/live/")) return "live";
  if (path.startsWith("/sports/")) return "sports";
  return path.startsWith(isLoggedIn ? "/history/" : "/support/") ? "last" : null;
}
