import { getBalance } from "@grandstand/contract/account";
import { getLoyaltyData } from "@grandstand/contract/loyalty";
import { getUser } from "@grandstand/contract/user";
import { describe, expect, it } from "vitest";
import { createFakeApi, deferred } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { watchPerson } from "./person-activity.ts";
import { createSessionStore } from "./session.ts";
import * as sessionCalls from "./session-calls.ts";

const loyalty = person().loyaltyData;

/** The session of somebody who is logged in. */
function open() {
  const server = createFakeApi();
  const session = createSessionStore({
    activity: watchPerson(null, () => 0),
    api: server.api,
    storage: createFakeStorage().tab(),
    onLogin: () => undefined,
    onLogout: () => undefined,
    loadCalls: async () => sessionCalls,
  });
  session.setState({
    status: "authenticated",
    user: person(),
    tokens: { token: "t", jwt: "j" },
  });
  return { server, session };
}

describe("what is fetched of a person", () => {
  it.each([
    ["balance", getBalance, () => ({ balance: 7_000 }), "refreshBalance"],
    ["account", getUser, () => person(), "refreshUser"],
    ["loyalty", getLoyaltyData, () => loyalty, "refreshLoyalty"],
  ] as const)(
    "[SESSION-21] the %s, is fetched once at a time, and once more for all who want it meanwhile",
    async (_, call, answer, refresh) => {
      const { server, session } = open();
      const first = deferred<never>();
      server.on(call as typeof getBalance, () => first.reply, answer as never);
      const wishes = Array.from({ length: 2_000 }, () => session[refresh]());
      await settle();
      expect(server.sent(call)).toHaveLength(1);
      first.give(answer() as never);
      expect(new Set((await Promise.all(wishes)).map(({ kind }) => kind))).toEqual(
        new Set(["done"]),
      );
      expect(server.sent(call)).toHaveLength(2);
      await session[refresh]();
      expect(server.sent(call)).toHaveLength(3);
    },
  );

  it("[SESSION-21] is fetched at once in the next session, whatever the last one waits for", async () => {
    const { server, session } = open();
    server.on(
      getBalance,
      () => deferred<never>().reply,
      () => ({ balance: 9_000 }),
    );
    void session.refreshBalance();
    await settle();
    await session.logout("timeout");
    session.setState({ status: "authenticated", user: person(), tokens: { token: "u", jwt: "k" } });
    await session.refreshBalance();
    expect(session.getState().user?.balance).toBe(9_000);
  });
});
