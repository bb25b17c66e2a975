import { logForbiddenActionAttempt } from "@grandstand/contract/account";
import { describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import type { Site } from "../../core/site/site.ts";
import { createFakeApi, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { explainRefusal } from "./explain-refusal.ts";

describe("a press of somebody who lacks the permission", () => {
  it("[ERRORS-27] opens the identity documents and is logged; a log that fails is nobody's", async () => {
    const server = createFakeApi();
    const messages = createMessagesStore();
    server.on(logForbiddenActionAttempt, () => refused(500));
    const { permissions } = person();
    const user = person({
      document_status: "not_uploaded",
      permissions: { ...permissions, bet_placement_allowed: false },
    });
    explainRefusal({ messages, api: server.api } as unknown as Site, user);
    await settle();
    expect(messages.getState()).toMatchObject({
      overlay: { kind: "identity-documents" },
      toasts: [],
    });
    expect(server.sent(logForbiddenActionAttempt)).toEqual([
      { body: { document_status: user.document_status, action: "bet_placement" } },
    ]);
  });
});
