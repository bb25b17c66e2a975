import { randomBytes } from "node:crypto";
import type { ServerConfiguration } from "./configuration.ts";

/**
 * Every Trusted Types policy that the page may create: those of app/core/entry/register-worker.ts and of
 * app/features/chat/messenger.ts, each of which knows one address and makes no HTML (docs/decisions/25, 26 and 61).
 */
export const trustedTypesPolicies = ["worker", "chat"] as const;

/** Where browsers report what the policy stopped. */
export const reportPath = "/csp-report";

/** A name without which reports have no address (Reporting API). */
const reportGroup = "csp";

/** Makes the nonce of one answer: 128 random bits. */
export function createNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The headers of every answer, whatever it holds. */
export function commonHeaders(configuration: ServerConfiguration): Record<string, string> {
  const isSecure = configuration.siteOrigin.startsWith("https:");
  return {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isSecure ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

/** The headers of an HTML answer, with its content security policy. */
export function pageHeaders(
  configuration: ServerConfiguration,
  nonce: string,
): Record<string, string> {
  return {
    "content-security-policy": contentSecurityPolicy(configuration, nonce),
    "reporting-endpoints": `${reportGroup}="${reportPath}"`,
    "permissions-policy": permissionsPolicy(configuration),
    "x-frame-options": "DENY",
  };
}

/**
 * The content security policy of one answer. Styles take the nonce too, for the sheets that dialogs
 * add while they lock the page's scrolling; there is no unsafe-inline and no unsafe-eval.
 */
export function contentSecurityPolicy(configuration: ServerConfiguration, nonce: string): string {
  const { site, siteOrigin, frameHosts, chatHosts } = configuration;
  const own = `'nonce-${nonce}'`;
  const hosts = Object.values(site.hosts).map((host) => new URL(host).origin);
  const accountSocket = new URL(site.hosts.account).origin.replace(/^http/, "ws");
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "script-src": [own, "'strict-dynamic'"],
    "style-src": ["'self'", own],
    "connect-src": ["'self'", ...hosts, accountSocket, originOf(site.realtimeUrl), ...chatHosts],
    // The banners of content pages and the pictures of offers are the content service's (B3).
    "img-src": ["'self'", "data:", originOf(site.hosts.content)],
    "font-src": ["'self'", "data:"],
    "frame-src": [...frameHosts, site.cashierOrigin],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    "require-trusted-types-for": ["'script'"],
    "trusted-types": trustedTypesPolicies,
    ...(siteOrigin.startsWith("https:") ? { "upgrade-insecure-requests": [] } : {}),
    "report-uri": [reportPath],
    "report-to": [reportGroup],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(" "))
    .join("; ");
}

/** Origin of a socket's address: `URL.origin` is known for web and socket schemes alike. */
function originOf(address: string): string {
  return new URL(address).origin;
}

/**
 * Camera for the identity check in its frame, payments in the page and the cashier; everything else that could watch a
 * visitor is off.
 */
function permissionsPolicy({ frameHosts, site }: ServerConfiguration): string {
  const frames = frameHosts.map((host) => `"${host}"`).join(" ");
  const off = ["geolocation", "microphone", "usb", "serial", "hid", "midi"];
  return [
    `camera=(${frames})`,
    // The page's own sheet of the device's wallet, and a card in the cashier.
    `payment=(self "${site.cashierOrigin}" ${frames})`,
    ...off.map((feature) => `${feature}=()`),
    "browsing-topics=()",
  ].join(", ");
}
