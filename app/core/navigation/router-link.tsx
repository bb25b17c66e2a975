import { linkKind } from "@grandstand/rules/locale";
import type { LinkProps } from "@grandstand/ui/provider";
import type { MouseEvent } from "react";
import { createPath, resolvePath } from "react-router-dom";
import { featureStore } from "../site/feature-store.ts";
import { useSite } from "../site/site-context.ts";
import { awaitPage, createAwaitedPage } from "./awaited-page.ts";
import { usePage } from "./page-context.ts";
import { useRouter } from "./use-router.ts";

/**
 * How the site draws a link (A2): its own pages through the router, a change of language as a new
 * document, everything else in a new tab.
 */
export function RouterLink({ href, ...props }: LinkProps) {
  const { siteOrigin } = useSite();
  const { overlays } = usePage();
  if (linkKind(href, new URL(siteOrigin).host) === "external") {
    return <a {...props} href={href} target="_blank" rel="noopener noreferrer" />;
  }
  if (props.target === "_blank") return <a {...props} href={href} />;
  if (props.hrefLang === undefined) return <PageLink {...props} href={href} />;
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        props.onClick?.(event);
        if (!isPlainPress(event)) return;
        if (overlays?.leaveTo(href)) event.preventDefault();
      }}
    />
  );
}

/**
 * The way to a page of the site, which waits for the connection where that is gone. The router's own link fetches pages
 * ahead, which no link here does, and is drawn again whenever the page changes.
 */
function PageLink({ href, onClick, ...props }: LinkProps) {
  const site = useSite();
  const router = useRouter();
  const path = pathOf(href);
  return (
    <a
      {...props}
      href={path}
      // The router fetches ahead which files the pages of these links need; of the server's, later (discover-pages.ts).
      {...(!import.meta.env.SSR && { "data-discover": "" })}
      suppressHydrationWarning
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainPress(event) || router === null) return;
        event.preventDefault();
        if (awaitPage(site, featureStore(site, createAwaitedPage), href)) return;
        // As a browser does, a link to the page that is shown is no step of its own in the history.
        const { location } = router.state;
        const goal = resolvePath(path, location.pathname);
        void router.navigate(path, { replace: createPath(goal) === createPath(location) });
      }}
    />
  );
}

/** What the router goes to: the path of an address of ours that is written with its host. */
function pathOf(href: string): string {
  if (!/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return href;
  const { pathname, search, hash } = new URL(href, "https://site");
  return pathname + search + hash;
}

/** A press that opens no other tab or window. */
export function isPlainPress(
  press: Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">,
): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = press;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
