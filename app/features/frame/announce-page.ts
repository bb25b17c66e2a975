import { intervals } from "@grandstand/rules/intervals";
import { mainId } from "@grandstand/ui/page-frame";
import { useWording } from "@grandstand/ui/provider";
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router-dom";
import { useSite } from "../../core/site/site-context.ts";

/**
 * What a browser does on its own for a new document: says the title of the page that is now shown,
 * once, and puts the focus at the start of its main part. Not for the first page; and not before
 * what covers the page has closed, because that keeps the focus and gives it back.
 */
export function useAnnouncedPage(pathname: string, isCovered: boolean): void {
  const { announcer } = useSite();
  const shown = useRef(pathname);
  useEffect(() => {
    if (isCovered || shown.current === pathname) return;
    shown.current = pathname;
    announcer.announce(document.title);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [announcer, pathname, isCovered]);
}

/** Whether another page is on its way; said once where it takes its time. */
export function useAnnouncedWait(): boolean {
  const { announcer } = useSite();
  const t = useWording();
  const isWaiting = useNavigation().state === "loading";
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => announcer.announce(t("common.loading")), intervals.saidWait);
    return () => clearTimeout(timer);
  }, [announcer, t, isWaiting]);
  return isWaiting;
}
