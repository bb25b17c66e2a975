import { describe, expect, it } from "vitest";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { createIncompleteLogin } from "./incomplete-login.ts";

const login = {
  account: { email: "adam@post.be", document_type: "nrn", nationality: "BE" },
  login: { username: "smart_register", password: "Grandstand1" },
  opener: null,
} as const;

function opened() {
  const messages = createMessagesStore();
  const incomplete = createIncompleteLogin({ messages });
  incomplete.open(login);
  return { messages, incomplete };
}

describe("a login whose account is not complete", () => {
  it("[SMART-REGISTRATION-STORE-10] is kept while its form is open, and is no part of what is open", () => {
    const { messages, incomplete } = opened();
    expect(messages.getState().overlay).toEqual({ kind: "smart-registration" });
    messages.showElsewhere();
    expect(incomplete.kept()).toEqual(login);
    expect(JSON.stringify(messages.getState())).not.toContain("Grandstand1");
  });

  it("[SMART-REGISTRATION-STORE-10] is gone once the form is closed, or replaced by something else", () => {
    const closed = opened();
    closed.messages.close();
    expect(closed.incomplete.kept()).toBeNull();
    const replaced = opened();
    replaced.messages.open({ kind: "login", reason: "timed-out" });
    expect(replaced.incomplete.kept()).toBeNull();
  });

  it("[SMART-REGISTRATION-STORE-10] is kept again by the next login", () => {
    const { messages, incomplete } = opened();
    messages.close();
    const next = { ...login, login: { username: "second", password: "Velodroom8" } };
    incomplete.open(next);
    expect(incomplete.kept()).toEqual(next);
    messages.close();
    expect(incomplete.kept()).toBeNull();
  });
});
