import { useEffect, useEffectEvent, useRef } from "react";
import { useAnnounce, useWording } from "../provider/index.ts";
import { type InboxLine, unreadOf } from "./inbox-lines.ts";

/** Announces what has come into the list unread, and which messages have gone from it, while it is open. */
export function useSpokenLines(lines: readonly InboxLine[]): void {
  const t = useWording();
  const announce = useAnnounce();
  const before = useRef(lines);
  const say = useEffectEvent(() => {
    const known = new Set(before.current.map(({ id }) => id));
    const ids = new Set(lines.map(({ id }) => id));
    const arrived = unreadOf(lines).filter(({ id }) => !known.has(id)).length;
    // An old bet gives way to a new one, and no one has removed it.
    const hasLost = before.current.some(({ kind, id }) => kind === "message" && !ids.has(id));
    before.current = lines;
    if (arrived > 0) announce(t("notification.inbox.arrived", { count: arrived }), "polite");
    if (hasLost) announce(t("notification.inbox.removed"), "polite");
  });
  const ids = lines.map(({ id }) => id).join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a list, whatever else is drawn again
  useEffect(() => say(), [ids]);
}
