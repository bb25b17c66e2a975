/** Where a link leads: a page of ours, or another host, which opens in a new tab (B2, A2). */
export type LinkKind = "internal" | "external";

const linkProtocols = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Tells an internal link from one to another host, by parsing the address and comparing the host
 * whole, port included; never by how the text begins.
 */
export function linkKind(href: string, ownHost: string): LinkKind {
  const url = parse(href, ownHost);
  if (url === null) return "external";
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && url.host === ownHost.toLowerCase() ? "internal" : "external";
}

/** Tells whether a link may be rendered at all: `javascript:`, `data:` and unreadable ones may not. */
export function isSafeLink(href: string, ownHost: string): boolean {
  const url = parse(href, ownHost);
  return url !== null && linkProtocols.has(url.protocol);
}

function parse(href: string, ownHost: string): URL | null {
  // The scheme only completes relative links; both http and https of our own host are ours.
  const base = `http://${ownHost}/`;
  return URL.canParse(href, base) ? new URL(href, base) : null;
}
