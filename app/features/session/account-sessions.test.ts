import { endSessions, getSessions } from "@grandstand/contract/sessions";
import { describe, expect, it } from "vitest";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createAccountSessions } from "./account-sessions.ts";

const session = (id: string, isCurrent: boolean) => ({
  id,
  is_current: isCurrent,
  device: "desktop" as const,
  browser: "Firefox",
  system: "Linux",
  logged_in_at: 1_000,
  last_active_at: 2_000,
});

function start() {
  const server = createFakeApi();
  const store = createAccountSessions(server);
  server.on(getSessions, () => ({ sessions: [session("other", false), session("this", true)] }));
  server.on(endSessions, () => ({ status: true }));
  return { server, store, state: () => store.getState() };
}

describe("where a person is logged in", () => {
  it("[ACCOUNT-SESSIONS-1] is fetched, and again after a failure", async () => {
    const { server, store, state } = start();
    server.on(getSessions, () => refused(500));
    await store.load();
    expect(state()).toEqual({ status: "failed" });
    server.on(getSessions, () => ({ sessions: [session("this", true)] }));
    const loading = store.load();
    expect(state()).toEqual({ status: "loading" });
    await loading;
    expect(state()).toMatchObject({
      sessions: [{ id: "this", isCurrent: true, loggedInAt: 1_000_000, lastActiveAt: 2_000_000 }],
    });
  });

  it("[ACCOUNT-SESSIONS-2] loses a session with the answer that it has ended", async () => {
    const { server, store, state } = start();
    await store.load();
    server.on(getSessions, () => ({ sessions: [session("this", true)] }));
    const ending = store.end(["other"]);
    expect(state()).toMatchObject({
      ending: ["other"],
      sessions: [{ id: "other" }, { id: "this" }],
    });
    await ending;
    expect(state()).toMatchObject({ ending: [], sessions: [{ id: "this" }] });
    expect(server.sent(endSessions)).toEqual([{ body: { ids: ["other"] } }]);
  });

  it("[ACCOUNT-SESSIONS-3] stays as it is where an end fails, or the list after it", async () => {
    const { server, store, state } = start();
    await store.load();
    server.on(endSessions, () => refused(500));
    await store.end(["other"]);
    expect(state()).toMatchObject({ ending: [], hasFailed: true, sessions: [{}, {}] });
    server.on(endSessions, () => ({ status: true }));
    server.on(getSessions, () => refused(500));
    await store.end(["other"]);
    expect(state()).toMatchObject({ ending: [], hasFailed: true, sessions: [{}, {}] });
  });

  it("[ACCOUNT-SESSIONS-4] keeps the list of after an end, though an older one answers later", async () => {
    const { server, store, state } = start();
    await store.load();
    const slow = deferred<{ sessions: ReturnType<typeof session>[] }>();
    server.on(
      getSessions,
      () => slow.reply,
      () => ({ sessions: [session("this", true)] }),
    );
    const before = store.load();
    await store.end(["other"]);
    slow.give({ sessions: [session("other", false), session("this", true)] });
    await before;
    expect(state()).toMatchObject({ sessions: [{ id: "this" }] });
    expect(state()).not.toMatchObject({ sessions: [{}, {}] });
  });
});
