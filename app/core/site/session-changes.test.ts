import { createAnnouncer } from "@grandstand/ui/announcer";
import { describe, expect, it } from "vitest";
import { createFakeTime, noon } from "../../testing/fake-time.ts";
import { person, tokenUntil } from "../../testing/person.ts";
import { siteOf } from "../../testing/site-of.ts";
import { createMessagesStore } from "../messages/messages.ts";
import { createScheduler, type PollResult } from "../scheduler/scheduler.ts";
import { endSession, reportNotKept } from "./session-changes.ts";

const nobody = { tokens: null, user: null };

/** A site that has said something to its person, and says something of its own as they leave. */
function openSite() {
  const messages = createMessagesStore();
  const announcer = createAnnouncer(() => undefined);
  const changes: unknown[] = [];
  const removed: string[] = [];
  const toast = (text: string) =>
    messages.showToast({ severity: "info", title: { text }, text: null, duration: 1 });
  toast("Camille");
  announcer.announce("Connecté, solde 7 313,37 €");
  const site = siteOf({
    messages,
    announcer,
    settings: {
      forgetPerson: () => undefined,
      changeAcceptOdds: async (...change: unknown[]) => void changes.push(change),
    },
    scheduler: { stop: () => undefined },
    clock: { now: () => noon },
    features: [{ onLogout: () => toast("Coupon"), forgets: ["betslip"] }],
    storage: { remove: (key: string) => void removed.push(key) },
  });
  return { site, messages, announcer, changes, removed };
}

describe("the end of a session", () => {
  it.each(["asked", "other-tab", "timeout", "refused"] as const)(
    "[SESSION-19] takes along what was said to its person: %s",
    (reason) => {
      const { site, messages, announcer } = openSite();
      expect(announcer.read().polite.message).toContain("7 313,37");
      endSession(site, reason, nobody);
      const silent = { polite: { message: "" }, assertive: { message: "" } };
      expect(announcer.read()).toMatchObject(silent);
      expect(messages.getState().toasts.map(({ title }) => title)).toEqual([{ text: "Coupon" }]);
    },
  );

  it.each([
    ["asked", ["betslip"]],
    ["other-tab", ["betslip"]],
    ["timeout", []],
    ["refused", []],
  ] as const)(
    "[SESSION-25] takes along what features keep of its person, where it was meant: %s",
    (reason, gone) => {
      const { site, removed } = openSite();
      endSession(site, reason, nobody);
      expect(removed).toEqual(gone);
    },
  );

  it.each(["asked", "timeout"] as const)(
    "[SESSION-22] leaves no consent to other prices to the next person: %s",
    (reason) => {
      const { site, changes } = openSite();
      endSession(site, reason, nobody);
      expect(changes).toEqual([["none"]]);
    },
  );

  it.each([
    ["timed-out", "timeout", noon + 3_600_000, noon + 3_000],
    ["timed-out", "refused", noon - 1, noon + 3_600_000],
    ["timed-out", "refused", noon + 600_000, noon - 1],
    ["timed-out", "refused", noon + 20_000, noon + 3_600_000],
    ["session-ended", "refused", noon + 600_000, noon + 3_600_000],
  ] as const)(
    "[SESSION-23] says that its time was up, whichever call was refused first: %s, %s",
    (said, reason, idleEnd, tokenEnd) => {
      const { site, messages } = openSite();
      endSession(site, reason, {
        tokens: { token: tokenUntil(tokenEnd), jwt: null },
        user: person({ session_ends_at: idleEnd / 1_000 }),
      });
      expect(messages.getState().overlay).toMatchObject({ kind: "login", reason: said });
    },
  );
});

describe("a setting that the server did not keep", () => {
  it("[SETTINGS-STORE-8] [SETTINGS-STORE-9] is said once, and sent again until it is kept", async () => {
    const time = createFakeTime();
    const messages = createMessagesStore();
    const results: PollResult[] = [{ kind: "failed", retryAfter: null }, { kind: "done" }];
    let tries = 0;
    const site = siteOf({
      messages,
      settings: { keepAgain: async () => results[tries++] ?? { kind: "done" } },
      scheduler: createScheduler({
        now: time.now,
        random: () => 1,
        setTimer: time.setTimer,
        isAwake: () => true,
        onWake: () => () => undefined,
      }),
    });
    reportNotKept(site);
    await time.pass(9_999);
    expect(tries).toBe(0);
    await time.pass(1);
    expect(tries).toBe(1);
    await time.pass(600_000);
    expect([tries, time.timers()]).toEqual([2, []]);
    expect(messages.getState().toasts).toMatchObject([
      { severity: "warn", title: { key: "settings.not_kept.title" } },
    ]);
  });
});
