import { getBalance } from "@grandstand/contract/account";
import { getUser } from "@grandstand/contract/user";
import { describe, expect, it } from "vitest";
import { createFakeApi } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { createFakeTime, noon } from "../../testing/fake-time.ts";
import { person, tokenUntil } from "../../testing/person.ts";
import { watchPerson } from "./person-activity.ts";
import { createSessionStore } from "./session.ts";
import * as sessionCalls from "./session-calls.ts";

/** A session of a page that was opened just now, in a window where a test does things. */
async function openPage() {
  const window = new EventTarget();
  const time = createFakeTime();
  const server = createFakeApi();
  server.on(getUser, () => person());
  server.on(getBalance, () => ({ balance: 1 }));
  const session = createSessionStore({
    api: server.api,
    storage: createFakeStorage({
      auth: JSON.stringify({ token: tokenUntil(noon), jwt: "sport" }),
    }).tab(),
    activity: watchPerson(window, time.now),
    onLogin: () => undefined,
    onLogout: () => undefined,
    loadCalls: async () => sessionCalls,
  });
  await session.restore();
  const said = () => server.sent(getUser).map(({ query }) => query?.active === "true");
  return { window, server, session, said, time };
}

describe("what a person does at a page", () => {
  it.each(["pointerdown", "keydown", "wheel", "touchmove", "input"])(
    "[SESSION-20] is said with the next poll of the person, once: %s",
    async (type) => {
      const { window, session, said } = await openPage();
      await session.refreshUser();
      window.dispatchEvent(new Event(type));
      window.dispatchEvent(new Event(type));
      await session.refreshUser();
      await session.refreshUser();
      expect(said()).toEqual([true, false, true, false]);
    },
  );

  it("[SESSION-20] is said again where the poll was not answered, and no poll of the page's own counts", async () => {
    const { window, server, session, said } = await openPage();
    window.dispatchEvent(new Event("pointerdown"));
    server.on(getUser, () => ({ failure: { kind: "unreachable" } }) as const);
    await session.refreshUser();
    server.on(getUser, () => person());
    await session.refreshBalance();
    await session.refreshUser();
    await session.refreshUser();
    expect(said()).toEqual([true, true, true, false]);
  });

  it("[SESSION-20] is over two minutes later: a poll that comes after long says nothing of it", async () => {
    const { window, session, said, time } = await openPage();
    window.dispatchEvent(new Event("keydown"));
    await time.pass(120_000);
    await session.refreshUser();
    window.dispatchEvent(new Event("keydown"));
    await time.pass(120_001);
    await session.refreshUser();
    expect(said()).toEqual([true, true, false]);
  });

  it("[SESSION-20] is nothing on the server", () => {
    expect(watchPerson(null, () => 0).collect()).toBe(false);
  });
});
