import type { LogoutReason } from "../session/session.ts";
import { storageKeys } from "../storage/storage.ts";
import type { Site } from "./site.ts";

type SelfExclusionSite = Pick<Site, "session" | "messages" | "storage">;

/**
 * Logs out a person whose self-exclusion begins while they are logged in, and says so in words that stay (A4, A6): in
 * every tab, whichever receives it first, even where the server has refused the session there meanwhile. Made once, it
 * lasts as long as the site.
 */
export function watchSelfExclusion({ session, messages, storage }: SelfExclusionSite): void {
  /** `until` is in seconds since the epoch. */
  const leave = (reason: LogoutReason, until: number | null) =>
    void session.logout(reason).then(() =>
      messages.open({
        kind: "restriction",
        restriction: "self-excluded",
        until: until === null ? null : until * 1_000,
      }),
    );
  session.subscribe(({ user }, before) => {
    if (!user?.self_excluded || before.user === null || before.user.self_excluded) return;
    const { isSelfExcludedUntil: until } = user;
    // Other tabs read it before they read that the session has ended; nothing of it stays behind.
    storage.write(storageKeys.selfExclusion, JSON.stringify(until));
    storage.remove(storageKeys.selfExclusion);
    leave("self-excluded", until);
  });
  storage.onChange(storageKeys.selfExclusion, (value) => {
    if (value === null) return;
    // The tab that wrote it logs out first, for all of them.
    queueMicrotask(() => leave("other-tab", JSON.parse(value)));
  });
}
