import { linkKind } from "@grandstand/rules/locale";
import type { LinkProps } from "@grandstand/ui/provider";
import { Link } from "react-router";
import { useSite } from "../../site/site-context.ts";

/**
 * How the site draws a link (A2): its own pages through the router, a change of language as a new
 * document, everything else in a new tab.
 */
export function RouterLink({ href, ...props }: LinkProps) {
  const { siteOrigin } = useSite();
  if (linkKind(href, new URL(siteOrigin).host) === "external") {
    return <a {...props} href={href} target="_blank" rel="noopener noreferrer" />;
  }
  const isOtherLanguage = props.hrefLang !== undefined;
  return (
    <Link {...props} to={href} reloadDocument={isOtherLanguage || props.target === "_blank"} />
  );
}
