import { localePath } from "@grandstand/rules/locale";
import { SportShortcuts } from "@grandstand/ui/sport-shortcuts";
import { memo, useMemo } from "react";
import { useStore } from "zustand";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createMenu } from "./store.ts";

/** The sports of the menu in one row, as far as a row goes, and the way to all of them (B2). */
export const ConnectSportShortcuts = memo(function ConnectSportShortcuts() {
  const { language } = useSite();
  const sports = useStore(useFeatureStore(createMenu), (menu) => menu.sports);
  const shown = useMemo(
    () =>
      sports
        .slice(0, most)
        .flatMap(({ href, name, icon, count }) =>
          icon ? [{ href, name, slug: icon, count: count ?? 0 }] : [],
        ),
    [sports],
  );
  const all = { href: localePath("/sports", language), count: sports.length };
  return <SportShortcuts sports={shown} all={all} />;
});

/** Beside the entry of all sports, on a page of the widest column. */
const most = 7;
