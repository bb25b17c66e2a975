import { logForbiddenActionAttempt } from "@grandstand/contract/account";
import type { User } from "@grandstand/contract/user";
import { whoMayDeposit } from "@grandstand/rules/eligibility";
import { describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { explainBetRefusal, explainRefusal } from "./index.ts";

function siteOf(user: User | null) {
  const server = createFakeApi();
  const messages = createMessagesStore();
  server.on(logForbiddenActionAttempt, () => refused(500));
  const session = { getState: () => ({ user }) };
  const site = { messages, api: server.api, session } as never;
  const logged = async () => {
    await settle();
    return server.sent(logForbiddenActionAttempt).map((options) => options?.body);
  };
  const deposit = () => explainRefusal(site, whoMayDeposit(user), user, "deposit");
  return { site, deposit, logged, shown: () => messages.getState() };
}

describe("a press of somebody who lacks the permission", () => {
  it("[ERRORS-27] [DOCUMENTS-STORE-7] [ACCOUNT-283] [ACCOUNT-336] opens the identity documents and is logged; a log that fails is not reported", async () => {
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
    const { deposit, logged, shown } = siteOf(person({ document_status: "pending" }));
    deposit();
    expect(await logged()).toEqual([{ document_status: "pending", action: "deposits" }]);
    expect(shown().overlay).toEqual({ kind: "identity-documents", action: "deposit" });
  });

  it("[DOCUMENTS-STORE-8] opens the login or the restriction, and logs neither", async () => {
    const visitor = siteOf(null);
    visitor.deposit();
    expect(visitor.shown().overlay).toEqual({ kind: "login", reason: "asked" });
    explainBetRefusal(visitor.site);
    expect(visitor.shown().overlay).toEqual({ kind: "login", reason: "to-bet" });
    const resting = siteOf(person({ on_cool_off: true, isCoolOffUntil: 1_900_000_000 }));
    resting.deposit();
    expect(resting.shown().overlay).toEqual({
      kind: "restriction",
      restriction: "cool-off",
      until: 1_900_000_000_000,
    });
    expect([...(await visitor.logged()), ...(await resting.logged())]).toEqual([]);
  });
});
