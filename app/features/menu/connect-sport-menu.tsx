import type { Language } from "@grandstand/contract/entities";
import { localePath } from "@grandstand/rules/locale";
import { type QuickMenuEntry, type QuickMenuView, SportMenu } from "@grandstand/ui/sport-menu";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import type { Configuration } from "../../core/configuration.ts";
import { loggedIn } from "../../core/session/session.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useIsNative } from "../../core/site/native-app.ts";
import { useSite } from "../../core/site/site-context.ts";
import { SettledCount } from "../bet-news/index.ts";
import { createMenu } from "./store.ts";

/** The pages behind the quick menu's entries (B2). */
const quickPaths: readonly (readonly [QuickMenuEntry, string])[] = [
  ["home", "/"],
  ["search", "/search"],
  ["history", "/history"],
  ["live", "/live"],
  ["offers", "/offers"],
  ["support", "/support"],
];

/** The left column, and the drawer of a small screen. */
export function ConnectSportMenu() {
  const { session, language, configuration } = useSite();
  const isNative = useIsNative();
  const isLoggedIn = useStore(session, loggedIn);
  const { sports, esports, leagues } = useStore(useFeatureStore(createMenu), (state) => state);
  const { pathname } = useLocation();
  const quick = useMemo(
    () => quickMenu({ isLoggedIn, isNative, language, configuration }),
    [isLoggedIn, isNative, language, configuration],
  );
  return (
    <SportMenu
      quick={quick}
      esports={esports}
      popular={leagues}
      sports={sports}
      currentHref={localePath(pathname, language)}
    />
  );
}

interface QuickMenuFacts {
  readonly isLoggedIn: boolean;
  readonly isNative: boolean;
  readonly language: Language;
  readonly configuration: Pick<Configuration, "promotions" | "hubUrl">;
}

/**
 * The quick menu (A2, B2): no search in the app, my bets for a person who is logged in, and room for it where
 * one is awaited, offers where there are any, the hub before support.
 */
function quickMenu({
  isLoggedIn,
  isNative,
  language,
  configuration,
}: QuickMenuFacts): QuickMenuView[] {
  const entries: QuickMenuView[] = quickPaths
    .filter(([entry]) => entry !== "search" || !isNative)
    .filter(([entry]) => entry !== "offers" || configuration.promotions)
    .map(([entry, path]) => ({
      entry,
      href: localePath(path, language),
      ...(entry === "history" && (isLoggedIn ? { news: <SettledCount /> } : { isAwaited: true })),
    }));
  const hub: QuickMenuView = { entry: "hub", href: configuration.hubUrl, isExternal: true };
  return [...entries.slice(0, -1), hub, ...entries.slice(-1)];
}
