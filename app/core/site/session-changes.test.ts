import { createAnnouncer } from "@grandstand/ui/announcer";
import { describe, expect, it } from "vitest";
import { siteOf } from "../../testing/site-of.ts";
import { createMessagesStore } from "../messages/messages.ts";
import { endSession } from "./session-changes.ts";

/** A site that has said something to its person, and says something of its own as they leave. */
function openSite() {
  const messages = createMessagesStore();
  const announcer = createAnnouncer(() => undefined);
  const changes: unknown[] = [];
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
    features: [{ onLogout: () => toast("Coupon") }],
  });
  return { site, messages, announcer, changes };
}

describe("the end of a session", () => {
  it.each(["asked", "other-tab", "timeout", "refused"] as const)(
    "[SESSION-19] takes along what was said to its person: %s",
    (reason) => {
      const { site, messages, announcer } = openSite();
      expect(announcer.read().polite.message).toContain("7 313,37");
      endSession(site, reason);
      const silent = { polite: { message: "" }, assertive: { message: "" } };
      expect(announcer.read()).toMatchObject(silent);
      expect(messages.getState().toasts.map(({ title }) => title)).toEqual([{ text: "Coupon" }]);
    },
  );

  it.each(["asked", "timeout"] as const)(
    "[SESSION-22] leaves no consent to other prices to whoever comes next: %s",
    (reason) => {
      const { site, changes } = openSite();
      endSession(site, reason);
      expect(changes).toEqual([["none", false]]);
    },
  );
});
