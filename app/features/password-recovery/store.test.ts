import { forgotPassword, resetPassword } from "@grandstand/contract/recovery";
import { describe, expect, it, vi } from "vitest";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createRecoveryStore } from "./store.ts";

const done = { status: true };
const password = "Velodroom8";
const lost = { failure: { kind: "unreachable" } } as never;

function open(first: "request" | "new-password") {
  const server = createFakeApi();
  const onSet = vi.fn();
  const store = createRecoveryStore({ api: server.api, onSet }, first);
  expect(store.getState()).toEqual({ screen: "loading", of: first });
  return { server, store, onSet };
}

describe("a request for a mail", () => {
  it("[PASSWORD-RECOVERY-STORE-1] is sent once, and leads on", async () => {
    const { server, store } = open("request");
    const { reply, give } = deferred<typeof done>();
    server.on(forgotPassword, () => reply);
    const presses = [store.request("anna_1"), store.request("anna_1")];
    expect(store.getState()).toMatchObject({ screen: "request", status: "sending" });
    give(done);
    await Promise.all(presses);
    expect(server.sent(forgotPassword)).toEqual([{ body: { username: "anna_1" } }]);
    expect(store.getState()).toEqual({ screen: "sent", username: "anna_1" });
    store.openRequest();
    expect(store.getState()).toMatchObject({ screen: "request", status: "open" });
  });

  it.each([
    [refused(422, { message: "Nom refusé." } as never), { words: "Nom refusé." }],
    [refused(429), { key: "recovery.rate-limited" }],
    [refused(500), { key: "recovery.failed" }],
    [lost, { key: "recovery.failed" }],
  ])("[PASSWORD-RECOVERY-STORE-2] that fails says why: %j", async (failure, error) => {
    const { server, store } = open("request");
    server.on(
      forgotPassword,
      () => failure,
      () => done,
    );
    await store.request("anna_1");
    expect(store.getState()).toEqual({ screen: "request", status: "open", error });
    await store.request("anna_1");
    expect(store.getState()).toMatchObject({ screen: "sent" });
  });
});

describe("a link", () => {
  it("[PASSWORD-RECOVERY-STORE-3] without a token is refused at once", () => {
    const { store } = open("new-password");
    store.openLink("");
    expect(store.getState()).toEqual({ screen: "refused", reason: null });
  });

  it("[PASSWORD-RECOVERY-STORE-4] sets a password once the server accepts it", async () => {
    const { server, store, onSet } = open("new-password");
    const errors = { password: ["Trop simple.", "Trop court."] };
    server.on(
      resetPassword,
      () => refused(422, { message: "Refusé.", code: "INVALID_FIELDS", errors } as never),
      () => done,
    );
    store.openLink("token-1");
    await store.setPassword(password, password);
    expect(store.getState()).toMatchObject({
      screen: "new-password",
      error: { words: "Refusé." },
      fields: { password: "Trop simple." },
    });
    expect(onSet).not.toHaveBeenCalled();
    await store.setPassword(password, password);
    expect(server.sent(resetPassword)).toHaveLength(2);
    expect(server.sent(resetPassword)[1]).toEqual({
      body: { token: "token-1", password, password_confirmation: password },
    });
    expect(store.getState()).toEqual({ screen: "done" });
    expect(onSet).toHaveBeenCalledOnce();
  });

  it.each(["RESET_LINK_USED", "RESET_LINK_EXPIRED", "RESET_LINK_UNKNOWN"])(
    "[PASSWORD-RECOVERY-STORE-5] that is not good says so: %s",
    async (code) => {
      const { server, store } = open("new-password");
      server.on(resetPassword, () => refused(403, { message: "Ce lien…", code } as never));
      store.openLink("token-1");
      await store.setPassword(password, password);
      expect(store.getState()).toEqual({ screen: "refused", reason: "Ce lien…" });
    },
  );

  it("[PASSWORD-RECOVERY-STORE-6] whose answer is lost leaves open what became of it", async () => {
    const { server, store } = open("new-password");
    server.on(resetPassword, () => lost);
    store.openLink("token-1");
    await store.setPassword(password, password);
    expect(store.getState()).toMatchObject({
      screen: "new-password",
      status: "open",
      error: { key: "recovery.new.unknown" },
    });
  });

  it("[PASSWORD-RECOVERY-STORE-7] keeps no password while it is sent", () => {
    const { server, store } = open("new-password");
    server.on(resetPassword, () => new Promise(() => undefined));
    store.openLink("token-1");
    void store.setPassword(password, password);
    expect(JSON.stringify(store.getState())).not.toContain(password);
  });
});
