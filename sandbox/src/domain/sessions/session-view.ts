import type { AccountSession } from "@grandstand/contract/sessions";
import type { OpenSession } from "./sessions.ts";

/** In this order: many browsers name those that they descend from as well. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

function nameIn(names: readonly (readonly [RegExp, string])[], userAgent: string): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}

/** A session as its person reads it in the list of their sessions. */
export function toAccountSession(session: OpenSession, currentId: string): AccountSession {
  return {
    id: session.id,
    is_current: session.id === currentId,
    device: session.device,
    browser: nameIn(browsers, session.userAgent),
    system: nameIn(systems, session.userAgent),
    logged_in_at: Math.floor(session.createdAt / 1000),
    last_active_at: Math.floor(session.lastSeenAt / 1000),
  };
}
