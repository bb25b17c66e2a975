import { getUser } from "@grandstand/contract/user";
import { describe, expect, it } from "vitest";
import { createFakeApi } from "../../testing/fake-api.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { noon, settle } from "../../testing/fake-time.ts";
import { person } from "../../testing/person.ts";
import { storageKeys } from "../storage/storage.ts";
import { watchPerson } from "./person-activity.ts";
import { createSessionStore } from "./session.ts";
import * as sessionCalls from "./session-calls.ts";

const tokenOf = (sub: string, expiresAt: number) =>
  `head.${btoa(JSON.stringify({ sub, exp: expiresAt / 1_000 }))}.signature`;
const kept = (token: string) => JSON.stringify({ token, jwt: "sport" });

describe("a session that was prolonged", () => {
  it("[SESSION-9] continues under its new token in every tab, and under no one else's", async () => {
    const first = tokenOf("anna", noon + 3_600_000);
    const second = tokenOf("anna", noon + 2 * 3_600_000);
    const third = tokenOf("anna", noon + 3 * 3_600_000);
    const server = createFakeApi();
    server.on(getUser, () => person());
    const storage = createFakeStorage({ auth: kept(first) });
    const session = createSessionStore({
      activity: watchPerson(null, () => 0),
      api: server.api,
      storage: storage.tab(),
      onLogin: () => undefined,
      onLogout: () => undefined,
      loadCalls: async () => sessionCalls,
    });
    await session.restore();
    session.replaceToken(second);
    expect(session.getState().tokens).toEqual({ token: second, jwt: "sport" });
    expect(storage.read(storageKeys.auth)).toBe(kept(second));

    const otherTab = storage.tab();
    otherTab.write(storageKeys.auth, kept(third));
    session.followOtherTab();
    await settle();
    expect(session.getState().tokens?.token).toBe(third);
    expect(server.sent(getUser)).toHaveLength(2);

    otherTab.write(storageKeys.auth, kept(tokenOf("bart", noon + 4 * 3_600_000)));
    session.followOtherTab();
    expect(session.getState().tokens?.token).toBe(third);
  });
});
