import { localePath } from "@grandstand/rules/locale";
import { type QuickMenuEntry, SportMenu } from "@grandstand/ui/sport-menu";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useSite, useStorePart } from "../../site/site-context.ts";

/** The pages behind the quick menu's entries (B2); my bets is there for who is logged in. */
const quickPaths: readonly (readonly [QuickMenuEntry, string])[] = [
  ["home", "/"],
  ["history", "/history"],
  ["live", "/live"],
];

/** The left column, the drawer of a small screen, and the page of sports. */
export function ConnectSportMenu({ isPage = false }: { isPage?: boolean }) {
  const { session, menu, language } = useSite();
  const isLoggedIn = useStorePart(session, (state) => state.user !== null);
  const { sports, leagues } = useStorePart(menu, (state) => state);
  const { pathname } = useLocation();
  const quick = useMemo(
    () =>
      quickPaths
        .filter(([entry]) => entry !== "history" || isLoggedIn)
        .map(([entry, path]) => ({ entry, href: localePath(path, language) })),
    [isLoggedIn, language],
  );
  return (
    <SportMenu
      quick={quick}
      popular={leagues}
      sports={sports}
      currentHref={localePath(pathname, language)}
      isPage={isPage}
    />
  );
}
