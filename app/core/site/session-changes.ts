import type { User } from "@grandstand/contract/user";
import { defaultAcceptOdds } from "@grandstand/rules/accept-odds";
import { intervals } from "@grandstand/rules/intervals";
import { sessionStanding } from "@grandstand/rules/session";
import { settingsRetry } from "../intervals.ts";
import { endOfSession } from "../session/claims.ts";
import type { LogoutReason, Session } from "../session/session.ts";
import type { Site } from "./site.ts";

/** What a login starts (A4): the polls of the account, its settings, and what each feature does then. */
export function beginSession(site: Site, user: User): void {
  const { session, settings, scheduler } = site;
  for (const feature of site.features) feature.onLogin?.(site, user);
  void settings.load();
  scheduler.start("balance", { every: intervals.balancePoll, run: session.refreshBalance });
  scheduler.start("user", { every: intervals.userPoll, run: session.refreshUser });
  scheduler.start("auth sync", {
    every: intervals.authSync,
    run: () => session.syncTokens(site.clock.now()),
  });
}

/** The account's polls, which run only while somebody is logged in. */
const accountPolls = ["balance", "user", "auth sync", "settings"];

/** Says that the server did not keep a setting, and sends it again until it does (A8). */
export function reportNotKept({
  messages,
  settings,
  scheduler,
}: Pick<Site, "messages" | "settings" | "scheduler">): void {
  messages.showToast({
    severity: "warn",
    title: { key: "settings.not_kept.title" },
    text: { key: "settings.not_kept.text" },
    duration: intervals.toastDefault,
  });
  const stop = scheduler.start("settings", {
    every: settingsRetry,
    async run() {
      const result = await settings.keepAgain();
      if (result.kind === "done") stop();
      return result;
    },
  });
}

/**
 * What the end of a session ends (A4): the person's settings and polls, and whatever was said to them; the page stays.
 * A person whose session ended on its own reads why, in the login that opens.
 */
export function endSession(
  site: Site,
  reason: LogoutReason,
  ended: Pick<Session, "tokens" | "user">,
): void {
  const { settings, scheduler, messages, announcer } = site;
  announcer.forget();
  messages.dropToasts();
  for (const name of accountPolls) scheduler.stop(name);
  settings.forgetPerson();
  // Whether other prices are taken is a decision about money: the next person decides again (docs/decisions/110).
  void settings.changeAcceptOdds(defaultAcceptOdds);
  if (isByChoice(reason)) forgetKept(site);
  for (const feature of site.features) feature.onLogout?.(site, reason);
  if (isByChoice(reason)) messages.close();
  else {
    // A call may be refused for the end of the session before this page has seen it come.
    const isInTime = sessionStanding(endOfSession(ended), site.clock.now()) === "current";
    messages.open({ kind: "login", reason: isInTime ? "session-ended" : "timed-out" });
  }
}

/** Removes what features keep of a person. */
export function forgetKept({ storage, features }: Pick<Site, "storage" | "features">): void {
  for (const { forgets = [] } of features) for (const key of forgets) storage.remove(key);
}

/** Whether the logout was meant, here or in another tab: only then nothing of the person's stays. */
export function isByChoice(reason: LogoutReason): boolean {
  return reason !== "timeout" && reason !== "refused";
}
