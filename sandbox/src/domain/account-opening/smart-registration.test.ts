import type { LoginData } from "@grandstand/contract/account";
import type { User } from "@grandstand/contract/user";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { numberOf, registrationOf, smartRegistrationOf } from "../../testing/registration.ts";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";
import { accounts } from "../accounts/schema.ts";
import { accessEvents, exclusionRegister, identities } from "../identities/schema.ts";
import { seededPassword } from "../seeding/seeded-accounts.ts";
import type { SmartRegistration } from "./smart-registration.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control("reset"));

type SmartAnswer = { token: string; errors?: Record<string, string[]>; code?: string };

const complete = (changes: Partial<SmartRegistration> = {}, language = "en") =>
  sandbox.send<SmartAnswer>("POST", "/register-smart", smartRegistrationOf(changes), {
    "accept-language": language,
  });

const withPassport: Partial<SmartRegistration> = {
  sport_username: "sofia_almeida",
  username: "smart_passport",
  email: "smart.passport@example.test",
  natRegNumber: null,
  passportId: "EH 123-456",
};

const logIn = (username: string, password: string = seededPassword) =>
  sandbox.send<{ token: string; loginData?: LoginData }>("POST", "/login", { username, password });

const userOf = async ({ body }: { body: { token: string } }) =>
  (await sandbox.send<User>("GET", "/user", undefined, { authorization: `Bearer ${body.token}` }))
    .body;

const identityOf = async (usernameKey: string) =>
  (await sandbox.operator.database.select().from(identities)).find(
    (row) => row.usernameKey === usernameKey,
  );

describe("an account that has to be completed", () => {
  it.each([
    ["smart_register", { document_type: "nrn", nationality: "BE" }],
    ["smart_passport", { document_type: "passport", nationality: "PT" }],
  ])("[ACCOUNT-OPENING-20] [ACCOUNT-118] is known at the login: %s", async (username, known) => {
    const { body } = await logIn(username);
    const email = `${username.replace("_", ".")}@example.test`;
    expect(body).toEqual({ show_smart_registration_form: true, loginData: { email, ...known } });
  });

  it("[ACCOUNT-OPENING-21] [ACCOUNT-275] opens a session, and has the new login alone", async () => {
    const answer = await complete();
    expect(answer.status).toBe(200);
    expect(await userOf(answer)).toMatchObject({
      username: "adam_goossens",
      name: "Adam Goossens",
    });
    expect((await logIn("smart_register")).status).toBe(403);
    expect((await logIn("adam_goossens")).status).toBe(403);
    const again = await logIn("adam_goossens", "Velodroom8");
    expect(await userOf(again)).toMatchObject({ username: "adam_goossens" });
  });

  it("[ACCOUNT-OPENING-21] with a passport does so too, and keeps no other number", async () => {
    const answer = await complete({ ...withPassport, natRegNumber: numberOf("1985-12-01", 124) });
    expect(await userOf(answer)).toMatchObject({ username: "sofia_almeida" });
    expect(await identityOf("sofia_almeida")).toMatchObject({
      nationality: "PT",
      passport: "eh123456",
      nationalNumber: null,
    });
  });

  it("[ACCOUNT-OPENING-26] is on record, without a password", async () => {
    await complete();
    const { database } = sandbox.operator;
    const events = await database.select().from(accessEvents);
    expect(events.map(({ kind }) => kind)).toEqual(["registration"]);
    const kept = JSON.stringify([
      await database.select().from(accounts),
      await database.select().from(identities),
    ]);
    expect(kept).not.toContain("Velodroom8");
  });
});

describe("a person who completes it", () => {
  it.each<[string, Partial<SmartRegistration>]>([
    ["a wrong password", { password: "Wrong-123" }],
    ["another e-mail address", { email: "other@example.test" }],
    ["nobody's name", { username: "nobody_here" }],
    ["an account that is complete", { username: "verified_player" }],
  ])("[ACCOUNT-OPENING-22] is not let in with %s", async (_, changes) => {
    const { status, body } = await complete(changes);
    expect([status, body.code]).toEqual([403, "WRONG_CREDENTIALS"]);
    expect((await logIn("smart_register")).body).toHaveProperty("loginData");
  });

  it("[ACCOUNT-OPENING-22] waits after ten wrong passwords", async () => {
    for (let count = 0; count < 10; count += 1) await complete({ password: `Wrong-${count}` });
    const { status, headers } = await complete();
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("what completes it", () => {
  it.each<[string, Partial<SmartRegistration>]>([
    ["sport_username", { sport_username: "adam" }],
    ["sport_username", { sport_username: "Verified_Player" }],
    ["sport_password", { sport_password: "weak" }],
    ["natRegNumber", { natRegNumber: null, passportId: "EH123456" }],
    ["natRegNumber", { natRegNumber: "85120112400" }],
    ["passportId", { ...withPassport, passportId: "EH1" }],
    ["passportId", { ...withPassport, passportId: null }],
    ["tos", { tos: false }],
  ])("[ACCOUNT-OPENING-23] is refused for %s alone: %j", async (field, changes) => {
    const { status, body } = await complete(changes);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it("[ACCOUNT-OPENING-23] says why in the reader's language", async () => {
    const { body } = await complete({ sport_username: "verified_player" }, "nl");
    expect(body.errors).toEqual({ sport_username: ["Deze gebruikersnaam is al in gebruik."] });
  });

  it("[ACCOUNT-OPENING-23] has a number that no other account has", async () => {
    const captcha = sandbox.operator.captcha.issue();
    await sandbox.send("POST", "/register", registrationOf({ g_recaptcha_response: captcha }));
    const { status, body } = await complete();
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ["natRegNumber"]]);
  });

  it("[ACCOUNT-OPENING-24] is of somebody who is 21 and may play", async () => {
    const now = new Date(sandbox.world.now());
    const year = now.getUTCFullYear() - 21;
    const young = await complete({ natRegNumber: numberOf(`${year}-12-31`, 5) });
    expect(Object.keys(young.body.errors ?? {})).toEqual(["natRegNumber"]);
    const nationalNumber = smartRegistrationOf().natRegNumber ?? "";
    await sandbox.operator.database.insert(exclusionRegister).values({ nationalNumber });
    const { status, body } = await complete();
    expect([status, body.code]).toEqual([403, "EXCLUDED"]);
  });
});

describe("the same request again", () => {
  it("[ACCOUNT-OPENING-25] is answered with another session, for ten minutes", async () => {
    const first = await complete();
    const second = await complete();
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await userOf(second)).id).toBe((await userOf(first)).id);
    expect(second.body.token).not.toBe(first.body.token);
    const other = await complete({ sport_username: "another_name" });
    expect(other.status).toBe(403);
    await sandbox.control("clock", { milliseconds: 11 * 60_000 });
    expect((await complete()).status).toBe(403);
  });

  it("[ACCOUNT-OPENING-25] eight times at once is one account", async () => {
    const same = await Promise.all(Array.from({ length: 8 }, () => complete()));
    expect(same.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const events = await sandbox.operator.database.select().from(accessEvents);
    expect(events).toHaveLength(1);
  });

  it("[ACCOUNT-OPENING-25] eight names at once are one account", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => complete({ sport_username: `adam_number_${index}` })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
  });
});
