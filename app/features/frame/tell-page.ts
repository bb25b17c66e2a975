import { mainId } from "@grandstand/ui/page-frame";
import { useEffect, useRef } from "react";
import { useSite } from "../../site/site-context.ts";

/**
 * What a browser does by itself for a new document: says the title of the page that is now shown,
 * once, and puts the focus at the start of its main part. Not for the first page; and not before
 * what covers the page has closed, because the menu gives the focus back to its button.
 */
export function useToldPage(pathname: string, isCovered: boolean): void {
  const { announcer } = useSite();
  const shown = useRef(pathname);
  useEffect(() => {
    if (isCovered || shown.current === pathname) return;
    shown.current = pathname;
    announcer.announce(document.title);
    document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [announcer, pathname, isCovered]);
}
