import { logForbiddenActionAttempt } from "@grandstand/contract/account";
import type { User } from "@grandstand/contract/user";
import { describe, expect, it, vi } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import type { Site } from "../../core/site/site.ts";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { openDeposit } from "./deposit.ts";
import { explainBetRefusal } from "./explain-refusal.ts";
import { openUpload, verificationAddress } from "./upload.ts";

function siteOf(user: User | null) {
  const server = createFakeApi();
  const messages = createMessagesStore();
  server.on(logForbiddenActionAttempt, () => refused(500));
  const session = { getState: () => ({ user }) };
  const site = { messages, api: server.api, session } as unknown as Site;
  const logged = async () => {
    await settle();
    return server.sent(logForbiddenActionAttempt).map((options) => options?.body);
  };
  return { site, logged, shown: () => messages.getState() };
}

describe("a press of somebody who lacks the permission", () => {
  it("[ERRORS-27] [DOCUMENTS-STORE-7] opens the identity documents and is logged; a log that fails is nobody's", async () => {
    const { permissions } = person();
    const { site, logged, shown } = siteOf(
      person({
        document_status: "not_uploaded",
        permissions: { ...permissions, bet_placement_allowed: false },
      }),
    );
    explainBetRefusal(site);
    expect(await logged()).toEqual([{ document_status: "not_uploaded", action: "bet_placement" }]);
    expect(shown()).toMatchObject({
      overlay: { kind: "identity-documents", action: "bet" },
      toasts: [],
    });
  });

  it("[DOCUMENTS-STORE-7] deposits nothing while a document is checked, which is logged too", async () => {
    const { site, logged, shown } = siteOf(person({ document_status: "pending" }));
    openDeposit(site);
    expect(await logged()).toEqual([{ document_status: "pending", action: "deposits" }]);
    expect(shown().overlay).toEqual({ kind: "identity-documents", action: "deposit" });
  });

  it("[DOCUMENTS-STORE-8] opens the login or the restriction, and logs neither", async () => {
    const visitor = siteOf(null);
    openDeposit(visitor.site);
    expect(visitor.shown().overlay).toEqual({ kind: "login", reason: "asked" });
    explainBetRefusal(visitor.site);
    expect(visitor.shown().overlay).toEqual({ kind: "login", reason: "to-bet" });
    const resting = siteOf(person({ on_cool_off: true, isCoolOffUntil: 1_900_000_000 }));
    openDeposit(resting.site);
    expect(resting.shown().overlay).toEqual({
      kind: "restriction",
      restriction: "cool-off",
      until: 1_900_000_000_000,
    });
    expect([...(await visitor.logged()), ...(await resting.logged())]).toEqual([]);
  });

  it("[DOCUMENTS-STORE-9] sends no document without the permission, which is logged", async () => {
    const { permissions } = person();
    const held = siteOf(
      person({ permissions: { ...permissions, manual_documents_uploading_allowed: false } }),
    );
    openUpload(held.site);
    expect(held.shown().overlay).toEqual({ kind: "identity-documents", action: "upload" });
    expect(await held.logged()).toEqual([
      { document_status: "validated", action: "manual_documents_uploading" },
    ]);
    const free = siteOf(person());
    openUpload(free.site);
    expect([free.shown().overlay, await free.logged()]).toEqual([null, []]);
  });

  it("[DOCUMENTS-STORE-10] is confirmed by the identity app under their id and token", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const addressOf = (user: User | null) =>
      verificationAddress({
        session: { getState: () => ({ user, tokens: user && { token: "a&b", jwt: null } }) },
        configuration: { hosts: { account: "https://account.example" } },
        language: "nl",
      } as never);
    expect(addressOf(person())).toBe(
      "https://account.example/auth/itsme/authorizeUrl/verification?lang=nl&user_id=person-1&token=a%26b",
    );
    expect([addressOf(null), warn.mock.calls.length]).toEqual([null, 1]);
    warn.mockRestore();
  });
});
