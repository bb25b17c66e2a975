import { refreshSession } from "@grandstand/contract/legacy-account";
import { getUser } from "@grandstand/contract/user";
import { describe, expect, it } from "vitest";
import { watchPerson } from "../../core/session/person-activity.ts";
import { createSessionStore } from "../../core/session/session.ts";
import * as sessionCalls from "../../core/session/session-calls.ts";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createFakeTime, noon } from "../../testing/fake-time.ts";
import { person, tokenUntil } from "../../testing/person.ts";
import { createSessionEnd } from "./session-end.ts";

const minute = 60_000;
const unreachable = { failure: { kind: "unreachable" } } as const;

/** A session that the server ends for want of activity at an instant, or says nothing of. */
async function startSession({
  token = tokenUntil(noon + 60 * minute),
  idleEnd = null as number | null,
}) {
  const server = createFakeApi();
  const time = createFakeTime();
  const ended: string[] = [];
  const endsAt = { idle: idleEnd };
  server.on(getUser, () =>
    person({ session_ends_at: endsAt.idle === null ? null : endsAt.idle / 1_000 }),
  );
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api: server.api,
    storage: createFakeStorage({ auth: JSON.stringify({ token, jwt: "sport" }) }).tab(),
    onLogin: () => undefined,
    onLogout: (reason) => ended.push(reason),
    loadCalls: async () => sessionCalls,
  });
  await session.restore();
  const end = createSessionEnd({ api: server.api, session, clock: { now: time.now } as never });
  const checkAt = async (instant: number) => {
    await time.pass(instant - time.now());
    return end.check();
  };
  return { server, session, end, ended, endsAt, checkAt };
}

describe("a session that is about to end", () => {
  it("[SESSION-END-1] is announced while 20 s are left, whenever the check comes", async () => {
    const { end, checkAt } = await startSession({});
    await checkAt(noon + 59 * minute);
    expect(end.getState()).toBeNull();
    await checkAt(noon + 60 * minute - 26_000);
    expect(end.getState()).toBeNull();
    await checkAt(noon + 60 * minute - 24_000);
    expect(end.getState()).toEqual({ endsAt: noon + 60 * minute - 4_000, status: "open" });
  });

  it("[SESSION-END-2] [ACCOUNT-153] [CONSTANTS-31] ends under 4 s before its token does, without a line too", async () => {
    const { end, ended, server, checkAt } = await startSession({});
    server.on(getUser, () => unreachable);
    await checkAt(noon + 60 * minute - 4_000);
    expect(ended).toEqual([]);
    await checkAt(noon + 60 * minute - 3_999);
    await checkAt(noon + 60 * minute);
    expect([ended, end.getState()]).toEqual([["timeout"], null]);
  });

  it("[SESSION-END-3] is confirmed by the server first, since another tab may have put its end off", async () => {
    const { end, ended, endsAt, checkAt } = await startSession({ idleEnd: noon + 30 * minute });
    endsAt.idle = noon + 40 * minute;
    await checkAt(noon + 30 * minute - 20_000);
    expect(end.getState()).toBeNull();
    await checkAt(noon + 40 * minute - 20_000);
    expect(end.getState()).toMatchObject({ endsAt: noon + 40 * minute - 4_000 });
    endsAt.idle = noon + 50 * minute;
    await checkAt(noon + 40 * minute);
    expect([ended, end.getState()]).toEqual([[], null]);
    await checkAt(noon + 50 * minute - 20_000);
    await checkAt(noon + 50 * minute - 3_000);
    expect(ended).toEqual(["timeout"]);
  });

  it("[SESSION-END-3] stays while the server can't be reached", async () => {
    const { end, ended, server, checkAt } = await startSession({ idleEnd: noon + 30 * minute });
    server.on(getUser, () => unreachable);
    expect(await checkAt(noon + 31 * minute)).toMatchObject({ kind: "failed" });
    expect([ended, end.getState()]).toEqual([[], null]);
  });

  it("[SESSION-END-4] continues once its person stays, and is announced again at its next end", async () => {
    const { end, session, server, checkAt } = await startSession({});
    await checkAt(noon + 60 * minute - 20_000);
    const answer = deferred<{ token: string }>();
    server.on(refreshSession, () => answer.reply);
    const stays = [end.stay(), end.stay()];
    expect(end.getState()).toMatchObject({ status: "staying" });
    const next = tokenUntil(noon + 120 * minute);
    answer.give({ token: next });
    await Promise.all(stays);
    expect(server.sent(refreshSession)).toHaveLength(1);
    expect(session.getState().tokens).toEqual({ token: next, jwt: "sport" });
    expect(end.getState()).toBeNull();
    await checkAt(noon + 119 * minute);
    expect(end.getState()).toBeNull();
    await checkAt(noon + 120 * minute - 20_000);
    expect(end.getState()).toMatchObject({ status: "open" });
  });

  it("[SESSION-END-5] says that staying failed, and ends where it has ended", async () => {
    const { end, ended, server, checkAt } = await startSession({});
    await checkAt(noon + 60 * minute - 20_000);
    server.on(refreshSession, () => unreachable);
    await end.stay();
    expect([end.getState()?.status, ended]).toEqual(["failed", []]);
    server.on(refreshSession, () => refused(401));
    await end.stay();
    expect(ended).toEqual(["timeout"]);
    await checkAt(noon + 60 * minute - 18_000);
    expect(end.getState()).toBeNull();
  });

  it("[SESSION-END-6] says that it can't be prolonged, once", async () => {
    const { end, server, checkAt } = await startSession({});
    await checkAt(noon + 60 * minute - 20_000);
    server.on(refreshSession, () => ({ token: tokenUntil(noon + 60 * minute) }));
    await end.stay();
    expect(end.getState()).toMatchObject({ status: "final" });
    end.dismiss();
    await checkAt(noon + 60 * minute - 10_000);
    expect(end.getState()).toBeNull();
  });

  it.each(["opaque", "a.b.c", ""])(
    "[SESSION-END-7] is never one whose token %j says no end",
    async (token) => {
      const { end, ended, checkAt } = await startSession({ token });
      await checkAt(noon + 1_000 * minute);
      expect([end.getState(), ended]).toEqual([null, []]);
    },
  );
});
