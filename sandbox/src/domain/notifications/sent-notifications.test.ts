import type { AnswerOf } from "@grandstand/contract/call";
import { languages } from "@grandstand/contract/entities";
import {
  type getAllNotificationsAvailableForUser,
  notificationSchema,
} from "@grandstand/contract/notifications";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { registrationOf } from "../../testing/registration.ts";
import {
  type Credentials,
  type Sandbox,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { notificationKinds } from "./words.ts";

let sandbox: Sandbox;
let player: Credentials;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  player = await sandbox.logIn("empty_wallet");
});

type Lists = AnswerOf<typeof getAllNotificationsAvailableForUser>;
const path = "/notifications/";
async function lists(of: Credentials | null, language = "en") {
  const { body } = await sandbox.send<Lists>(
    "GET",
    `${path}getAllNotificationsAvailableFor${of === null ? "Guests" : "User"}`,
    undefined,
    { ...of, "accept-language": language },
  );
  return body.notifications;
}
const post = (call: string, of: Credentials = player, body?: object) =>
  sandbox.send("POST", path + call, body, of);
async function send(input: object, username: string | null = "empty_wallet") {
  const { status, body } = await sandbox.control("notifications", {
    ...(username && { username }),
    ...input,
  });
  expect(status).toBe(200);
  return String(body.id);
}
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
const sent = async () =>
  (
    await sandbox.send<{ notifications: Record<string, unknown>[] }>(
      "GET",
      "/control/api/notifications",
    )
  ).body.notifications;
const consents = async () =>
  (await sandbox.send<{ consents: Record<string, unknown>[] }>("GET", "/control/api/consents")).body
    .consents;

describe("what is sent", () => {
  it.each(notificationKinds)("[SENT-NOTIFICATIONS-1] may be %s, in each language", async (kind) => {
    const id = await send({ kind });
    const titles = new Set<string>();
    for (const language of languages) {
      const { inbox, page } = await lists(player, language);
      const [notification] = [...inbox, ...page].filter((each) => each.id === id);
      expect(v.safeParse(notificationSchema, notification).issues).toBeUndefined();
      titles.add(notification?.title ?? "");
      expect([kind, null]).toContain(notification?.component);
    }
    expect(titles.size).toBe(3);
  });

  it("[SENT-NOTIFICATIONS-1] says what control says", async () => {
    const given = {
      title: "Hello",
      severity: "error",
      lifetime_in_seconds: 8,
      require_scroll: true,
    };
    await send({ kind: "Generic", ...given });
    expect((await lists(player, "nl")).page).toMatchObject([{ ...given, component: "Generic" }]);
    expect((await sandbox.control("notifications", { kind: "Unheard" })).status).toBe(400);
    expect((await sandbox.control("notifications", { kind: "Toast", username: "x" })).status).toBe(
      404,
    );
  });

  it("[SENT-NOTIFICATIONS-2] [ACCOUNT-296] reaches its person or the guests, in its order", async () => {
    const [first, second] = [await send({ kind: "Generic" }), await send({ kind: "Toast" })];
    const [older, newer] = [await send({ kind: "Message" }), await send({ kind: "Message" })];
    const guests = await send({ kind: "Toast" }, null);
    const mine = await lists(player);
    expect([ids(mine.page), ids(mine.inbox)]).toEqual([
      [first, second],
      [newer, older],
    ]);
    expect(ids((await lists(null)).page)).toEqual([guests]);
    expect((await lists(await sandbox.logIn("promo_player"))).page).toEqual([]);
    expect((await sandbox.send("GET", `${path}getAllNotificationsAvailableForUser`)).status).toBe(
      401,
    );
  });
});

describe("marks", () => {
  it("[SENT-NOTIFICATIONS-3] take what is read off the page, and leave it in the inbox", async () => {
    const [popup, message] = [await send({ kind: "Generic" }), await send({ kind: "Message" })];
    for (const id of [popup, message]) await post(`markNotificationAsRead/${id}`);
    expect(await lists(player)).toMatchObject({
      page: [],
      inbox: [{ id: message, is_read: true }],
    });
  });

  it("[SENT-NOTIFICATIONS-4] [ACCOUNT-297] are noted once, for one's own", async () => {
    const id = await send({ kind: "Generic" });
    expect((await post(`markNotificationAsOpened/${id}`)).body).toEqual({ status: true });
    const [before] = await sent();
    expect(before).toMatchObject({ id, read_at: null, opened_at: expect.any(Number) });
    await sandbox.control("clock", { milliseconds: 60_000 });
    await post(`markNotificationAsOpened/${id}`);
    expect((await sent())[0]).toEqual(before);
    const other = await sandbox.logIn("promo_player");
    for (const call of ["markNotificationAsRead", "markNotificationAsOpened"]) {
      expect((await post(`${call}/${id}`, other)).status).toBe(404);
      expect((await post(`${call}/none`)).status).toBe(404);
    }
    expect((await sent())[0]).toMatchObject({ read_at: null });
  });

  it("[SENT-NOTIFICATIONS-7] fail as control says", async () => {
    const id = await send({ kind: "Generic" });
    await sandbox.control("faults", { kind: "fail", call: "markNotificationAsRead" });
    expect((await post(`markNotificationAsRead/${id}`)).status).toBe(500);
    expect((await lists(player)).page).toHaveLength(1);
    await sandbox.control("faults", { kind: "fail-after", call: "markNotificationAsRead" });
    expect((await post(`markNotificationAsRead/${id}`)).status).toBe(500);
    expect((await lists(player)).page).toHaveLength(0);
  });
});

describe("a consent", () => {
  it("[SENT-NOTIFICATIONS-5] is for everybody who has an account when a version comes", async () => {
    const publish = () => sandbox.control("consents/publish", { document: "terms_conditions" });
    expect([(await publish()).body.version, (await publish()).body.version]).toEqual([2, 3]);
    const waiting = await lists(await sandbox.logIn("promo_player"));
    expect(waiting.page).toMatchObject([
      { component: "TermsConditions", variables: { version: 3 } },
    ]);
    const registration = registrationOf({ g_recaptcha_response: sandbox.operator.captcha.issue() });
    const { body } = await sandbox.send("POST", "/register", registration);
    const credentials = { authorization: `Bearer ${body.token}` };
    expect((await lists(credentials)).page).toEqual([]);
  });

  it.each([
    ["privacy_policy", "Gdpr", "acceptPrivacyPolicy"],
    ["terms_conditions", "TermsConditions", "acceptTermsConditions"],
  ])(
    "[SENT-NOTIFICATIONS-6] [ACCOUNT-298] to %s is first until it is given",
    async (document, component, call) => {
      await send({ kind: "Generic" });
      await sandbox.control("consents/request", { username: "empty_wallet", document });
      const shown = async () => (await lists(player)).page.map((each) => each.component);
      expect([await shown(), await shown()]).toEqual([
        [component, "Generic"],
        [component, "Generic"],
      ]);
      expect((await lists(player, "nl")).page[0]?.variables.changes).toMatch(/<li>/);
      expect((await post(`system/${call}`)).body).toEqual({ status: true });
      const [given] = await consents();
      expect(given).toMatchObject({ document, version: 1, accepted_at: expect.any(Number) });
      await sandbox.control("clock", { milliseconds: 60_000 });
      await post(`system/${call}`);
      expect(await consents()).toEqual([given]);
      expect(await shown()).toEqual(["Generic"]);
    },
  );

  describe.each([
    ["privacy_policy", "system/acceptPrivacyPolicy"],
    ["terms_conditions", "system/acceptTermsConditions"],
  ])("to %s", (document, call) => {
    const request = () =>
      sandbox.control("consents/request", { username: "empty_wallet", document });
    const publish = () => sandbox.control("consents/publish", { document });
    const given = async () =>
      (await consents())
        .filter(({ account_id, accepted_at }) => account_id === own && accepted_at !== null)
        .map(({ version }) => version);
    let own: unknown;
    beforeEach(async () => {
      await request();
      own = (await consents())[0]?.account_id;
      await lists(player);
      await publish();
    });

    it.each([
      ["that names it", { version: 1 }],
      ["by the letter of A7", undefined],
    ])(
      "[SENT-NOTIFICATIONS-9] given to a version that is no longer in force, in a request %s, is refused and noted nowhere",
      async (_, body) => {
        const answer = await post(call, player, body);
        expect([answer.status, answer.body.code]).toEqual([409, "CONSENT_OUTDATED"]);
        expect(await given()).toEqual([]);
        expect((await lists(player)).page).toMatchObject([{ variables: { version: 2 } }]);
      },
    );

    it.each([
      ["that names it", { version: 2 }],
      ["by the letter of A7", undefined],
    ])(
      "[SENT-NOTIFICATIONS-9] given to the version that was shown, in a request %s, is noted for it alone, once",
      async (_, body) => {
        await lists(player);
        expect((await post(call, player, body)).body).toEqual({ status: true });
        expect(await given()).toEqual([2]);
        const noted = await consents();
        await sandbox.control("clock", { milliseconds: 60_000 });
        expect((await post(call, player, body)).body).toEqual({ status: true });
        expect(await consents()).toEqual(noted);
        expect((await lists(player)).page).toEqual([]);
      },
    );

    it("[SENT-NOTIFICATIONS-9] is refused for a version that no one was shown", async () => {
      for (const version of [2, 3]) {
        expect((await post(call, player, { version })).status).toBe(409);
      }
      expect(await given()).toEqual([]);
      await request();
      expect((await post(call)).status).toBe(409);
      expect(await given()).toEqual([]);
    });
  });

  it("[SENT-NOTIFICATIONS-8] goes with a reset, as everything that was sent", async () => {
    await send({ kind: "Generic" });
    await sandbox.control("consents/publish", { document: "privacy_policy" });
    await sandbox.control("reset");
    expect(await consents()).toEqual([]);
    const rows = await sent();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ list }) => list === "inbox")).toBe(true);
    const id = await send({ kind: "Toast" }, null);
    expect((await sandbox.control("notifications/withdraw", { id })).body).toEqual({
      withdrawn: true,
    });
    expect((await lists(null)).page).toEqual([]);
  });
});
