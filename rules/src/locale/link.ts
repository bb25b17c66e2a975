import type { Locale } from "./locale.ts";
import { localePath } from "./path.ts";

/** Where a link leads: a page of ours, or another host, which opens in a new tab (B2, A2). */
export type LinkKind = "internal" | "external";

/**
 * Distinguishes an internal link from one to another host, by parsing the address and comparing the host
 * whole, port included; never by how the text begins.
 */
export function linkKind(href: string, ownHost: string): LinkKind {
  const url = parse(href, ownHost);
  if (url === null) return "external";
  const isWeb = url.protocol === "http:" || url.protocol === "https:";
  return isWeb && url.host === ownHost.toLowerCase() ? "internal" : "external";
}

/**
 * A link in the text of others, as it may be drawn: a page of ours in the language, or an address over
 * https, mail or telephone; null for any other, `javascript:`, unreadable ones, and those that have a name before their
 * host, which reads like another host.
 */
export function safeLink(address: string, locale: Locale): string | null {
  // A browser reads an address without these, wherever in it they are.
  const text = address.replace(/[\t\n\r]/g, "").trim();
  if (/^\/(?![/\\])/.test(text)) return localePath(text, locale);
  if (!/^(?:https:\/\/|mailto:|tel:)\S+$/i.test(text) || !URL.canParse(text)) return null;
  const { username, password } = new URL(text);
  return username === "" && password === "" ? text : null;
}

function parse(href: string, ownHost: string): URL | null {
  // The scheme only completes relative links; both http and https of our own host are ours.
  const base = `http://${ownHost}/`;
  return URL.canParse(href, base) ? new URL(href, base) : null;
}
