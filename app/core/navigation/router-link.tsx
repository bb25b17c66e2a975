import { linkKind } from "@grandstand/rules/locale";
import type { LinkProps } from "@grandstand/ui/provider";
import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import { usePage } from "../entry/page-context.ts";
import { featureStore } from "../site/feature-store.ts";
import { useSite } from "../site/site-context.ts";
import { awaitPage, createAwaitedPage } from "./awaited-page.ts";

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

/** The way to a page of the site, which waits for the connection where that is gone. */
function PageLink({ href, onClick, ...props }: LinkProps) {
  const site = useSite();
  return (
    <Link
      {...props}
      to={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainPress(event)) return;
        if (awaitPage(site, featureStore(site, createAwaitedPage), href)) event.preventDefault();
      }}
    />
  );
}

/** A press that asks for no other tab or window. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
