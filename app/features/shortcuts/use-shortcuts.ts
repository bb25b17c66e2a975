import { localePath } from "@grandstand/rules/locale";
import { useEffect } from "react";
import { useGoTo } from "../../core/navigation/use-go-to.ts";
import { isNarrowPage } from "../../core/site/narrow-page.ts";
import { isPageInUse } from "../../core/site/page-in-use.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { showFocusedPrice } from "../price-history/index.ts";
import { createShortcutReader, type Shortcut } from "./shortcut-of.ts";

const paths = { search: "/search", home: "/", live: "/live", bets: "/history" } as const;

/** The state with which a key opens the search page: it moves the focus into its field. */
export const toType = "to-type";

/** Listens to the keyboard's shortcuts, unless they are switched off or a dialog is open. */
export function useShortcuts(): void {
  const site = useSite();
  const goTo = useGoTo();
  useEffect(() => {
    const read = createShortcutReader();
    const follow = (shortcut: Shortcut) => {
      if (shortcut === "list") return site.messages.open({ kind: "shortcuts" });
      if (shortcut === "slip") return showSlip(site);
      if (shortcut === "price-history") return showFocusedPrice(site);
      const state = shortcut === "search" ? toType : null;
      goTo(localePath(paths[shortcut], site.language), { state });
    };
    const onKey = (event: KeyboardEvent) => {
      if (site.storage.read(storageKeys.shortcuts) === "off") return;
      const shortcut = read(event, isPageInUse(event.target), Date.now());
      if (shortcut === null) return;
      event.preventDefault();
      follow(shortcut);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [site, goTo]);
}

function showSlip({ slipOutline }: Site): void {
  if (isNarrowPage()) slipOutline.open(true);
  else document.querySelector<HTMLElement>("section[data-slip] h2")?.focus();
}
