import type { User } from "@grandstand/contract/user";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { shiftDays } from "../../kernel/time/brussels-time.ts";
import { numberOf, registrationOf } from "../../testing/registration.ts";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";
import { accounts } from "../accounts/schema.ts";
import { ageOn, readNationalNumber } from "../identities/national-number.ts";
import type { Registration } from "../identities/registration.ts";
import { accessEvents, exclusionRegister, identities } from "../identities/schema.ts";
import { seededPassword } from "../seeding/seeded-accounts.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control("reset"));

/** Registers with a solved captcha. */
const register = (changes: Partial<Registration> = {}, language = "en") =>
  sandbox.send<{ token: string; errors?: Record<string, string[]>; code?: string }>(
    "POST",
    "/register",
    registrationOf({ g_recaptcha_response: sandbox.operator.captcha.issue(), ...changes }),
    { "accept-language": language },
  );

const other: Partial<Registration> = {
  email: "other@example.test",
  username: "other_person",
  natRegNumber: numberOf("1985-12-01", 126),
};

describe("a registration", () => {
  it("[ACCOUNT-OPENING-1] [ACCOUNT-272] opens an account with an empty wallet, and a session", async () => {
    const { status, body } = await register();
    expect(status).toBe(200);
    const user = await sandbox.send<User>("GET", "/user", undefined, {
      authorization: `Bearer ${body.token}`,
    });
    expect(user.body).toMatchObject({
      username: "an_declercq",
      name: "An De Clercq",
      balance: 0,
      document_status: "not_uploaded",
      permissions: { bet_placement_allowed: false, deposits_allowed: true },
    });
    expect(await sandbox.audit()).toMatchObject({ holds: true });
  });

  it("[ACCOUNT-OPENING-10] that arrives twice is one account, and both get a session of it", async () => {
    const sent = registrationOf({ g_recaptcha_response: sandbox.operator.captcha.issue() });
    const first = await sandbox.send<{ token: string }>("POST", "/register", sent);
    const second = await sandbox.send<{ token: string }>("POST", "/register", sent);
    expect([first.status, second.status]).toEqual([200, 200]);
    const owners = await Promise.all(
      [first, second].map(({ body }) =>
        sandbox.send<User>("GET", "/user", undefined, { authorization: `Bearer ${body.token}` }),
      ),
    );
    expect(owners[0]?.body.id).toBe(owners[1]?.body.id);
  });

  it("[ACCOUNT-OPENING-12] that arrives three times at once is one account, and none needs another captcha", async () => {
    const sent = registrationOf({ g_recaptcha_response: sandbox.operator.captcha.issue() });
    const copies = [1, 2, 3].map(() => sandbox.send("POST", "/register", sent));
    expect((await Promise.all(copies)).map(({ status }) => status)).toEqual([200, 200, 200]);
    const opened = await sandbox.operator.database.select().from(identities);
    expect(opened.filter(({ usernameKey }) => usernameKey === "an_declercq")).toHaveLength(1);
  });

  it("[ACCOUNT-OPENING-10] that arrives again after ten minutes is no way past the login", async () => {
    await register();
    await sandbox.control("clock", { milliseconds: 601_000 });
    expect((await register()).status).toBe(422);
  });

  it("[ACCOUNT-OPENING-10] with another password or e-mail address is somebody else's", async () => {
    await register();
    for (const changes of [
      { password: "Velodroom9", password_confirmation: "Velodroom9" },
      { email: "else@example.test" },
    ]) {
      expect((await register(changes)).status).toBe(422);
    }
  });

  it.each([
    ["en", "This username is taken already."],
    ["fr", "Ce nom d’utilisateur est déjà pris."],
    ["nl", "Deze gebruikersnaam is al in gebruik."],
  ])("[ACCOUNT-OPENING-2] says in %s why a field is refused", async (language, message) => {
    const refused = { ...other, username: "verified_player" };
    const { status, body } = await register(refused, language);
    expect([status, body.errors]).toEqual([422, { username: [message] }]);
  });

  it.each<[keyof Registration, Partial<Registration>]>([
    ["email", { email: "an@" }],
    ["username", { username: "an" }],
    ["password", { password: "grandstand", password_confirmation: "grandstand" }],
    ["password_confirmation", { password_confirmation: "Grandstand2" }],
    ["firstname", { firstname: "<b>" }],
    ["lastname", { lastname: "D" }],
    ["dob", { dob: "1985-02-31", natRegNumber: null, nationality: "FR", passportId: "EH123456" }],
    ["birthPlace", { birthPlace: "9000" }],
    ["natRegNumber", { natRegNumber: "85120112400" }],
    ["natRegNumber", { natRegNumber: numberOf("1985-12-02", 124) }],
    ["natRegNumber", { natRegNumber: null, passportId: "EH123456" }],
    ["passportId", { natRegNumber: null, nationality: "FR", passportId: "EH1" }],
    ["address", { address: "12" }],
    ["zipcode", { zipcode: "90000" }],
    ["city", { city: " " }],
    ["telephone", { telephone: "0470123456" }],
    ["tos", { tos: false }],
  ])("[ACCOUNT-OPENING-2] refuses %s alone: %j", async (field, changes) => {
    const { status, body } = await register(changes);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it("[ACCOUNT-OPENING-4] is for a person who is 21 that day in Brussels", async () => {
    const today = new Date(sandbox.world.now()).toISOString().slice(5, 10);
    const year = new Date(sandbox.world.now()).getUTCFullYear() - 21;
    const birthday = `${year}-${today}`;
    const young = await register({
      dob: `${year}-12-31`,
      natRegNumber: numberOf(`${year}-12-31`, 5),
    });
    expect(Object.keys(young.body.errors ?? {})).toEqual(["dob"]);
    const { status } = await register({ dob: birthday, natRegNumber: numberOf(birthday, 5) });
    expect(status).toBe(200);
  });

  it("[ACCOUNT-OPENING-5] needs a solved captcha, good for one", async () => {
    const captcha = sandbox.operator.captcha.issue();
    expect((await register({ g_recaptcha_response: "" })).body.errors).toHaveProperty(
      "g_recaptcha_response",
    );
    expect((await register({ g_recaptcha_response: captcha })).status).toBe(200);
    const again = await register({ ...other, g_recaptcha_response: captcha });
    expect(again.body.errors).toHaveProperty("g_recaptcha_response");
  });
});

describe("one person, one account", () => {
  it.each<[string, string, Partial<Registration>]>([
    ["username", "in other letters", { ...other, username: "AN_DeClercq" }],
    ["email", "in other letters", { ...other, email: " An.DeClercq@Example.test" }],
    ["natRegNumber", "with its dots", { ...other, natRegNumber: "85.12.01-124.66" }],
  ])("[ACCOUNT-OPENING-3] the same %s %s is taken", async (field, _, changes) => {
    expect((await register()).status).toBe(200);
    const { natRegNumber } = registrationOf();
    const dotted = natRegNumber?.replace(/^(\d\d)(\d\d)(\d\d)(\d{3})(\d\d)$/, "$1.$2.$3-$4.$5");
    const sent = field === "natRegNumber" ? { ...changes, natRegNumber: dotted ?? "" } : changes;
    const { status, body } = await register(sent);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it("[ACCOUNT-OPENING-3] the same passport of the same country is taken", async () => {
    const french = { nationality: "FR", natRegNumber: null, passportId: "EH 123-456" };
    expect((await register(french)).status).toBe(200);
    const again = await register({ ...other, ...french, passportId: "eh123456" });
    expect(Object.keys(again.body.errors ?? {})).toEqual(["passportId"]);
    const dutch = await register({ ...other, ...french, nationality: "NL" });
    expect(dutch.status).toBe(200);
  });

  it("[ACCOUNT-OPENING-3] of eight registrations at once one gets the account", async () => {
    const passwords = Array.from({ length: 8 }, (_, index) => `Velodroom${index}`);
    const answers = await Promise.all(
      passwords.map((password) => register({ password, password_confirmation: password })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
    const rows = await sandbox.operator.database.select().from(identities);
    expect(rows.filter(({ usernameKey }) => usernameKey === "an_declercq")).toHaveLength(1);
  });

  it("[ACCOUNT-OPENING-7] keeps neither the password nor the captcha's token", async () => {
    await register({ password: "Secret_Word1", password_confirmation: "Secret_Word1" });
    const { database } = sandbox.operator;
    const kept = JSON.stringify([
      await database.select().from(accounts),
      await database.select().from(identities),
    ]);
    expect(kept).toContain("an_declercq");
    expect(kept).not.toContain("Secret_Word1");
    expect(kept).not.toContain("g_recaptcha_response");
  });
});

describe("the register of exclusions", () => {
  const exclude = (nationalNumber: string) =>
    sandbox.operator.database.insert(exclusionRegister).values({ nationalNumber });

  it("[ACCOUNT-OPENING-6] gives no account to a person who is in it", async () => {
    await exclude(registrationOf().natRegNumber ?? "");
    const { status, body } = await register();
    expect([status, body.code]).toEqual([403, "EXCLUDED"]);
  });

  it("[ACCOUNT-OPENING-6] [ACCOUNT-OPENING-9] is checked again at each login, which is on record", async () => {
    await register();
    await exclude(registrationOf().natRegNumber ?? "");
    const login = await sandbox.send("POST", "/login", {
      username: "an_declercq",
      password: seededPassword,
    });
    const user = await sandbox.send<User>("GET", "/user", undefined, {
      authorization: `Bearer ${login.body.token}`,
    });
    expect(user.body.self_excluded).toBe(true);
    const events = await sandbox.operator.database.select().from(accessEvents);
    expect(events.map(({ kind }) => kind)).toEqual(["registration", "login"]);
  });
});

describe("a person who leaves the register of exclusions", () => {
  const nationalNumber = registrationOf().natRegNumber ?? "";
  const setRegister = (excluded: boolean) =>
    sandbox.control("exclusion-register", { national_number: nationalNumber, excluded });
  const isExcludedAtLogin = async () => {
    const credentials = { username: "an_declercq", password: seededPassword };
    const { body } = await sandbox.send("POST", "/login", credentials);
    const authorization = `Bearer ${body.token}`;
    const user = await sandbox.send<User>("GET", "/user", undefined, { authorization });
    return user.body.self_excluded;
  };

  it("[ACCOUNT-OPENING-6] [CONTROL-17] is free from the next login on, twice and back", async () => {
    await register();
    for (const excluded of [true, true, false, false, true, false]) {
      await setRegister(excluded);
      expect(await isExcludedAtLogin()).toBe(excluded);
    }
  });

  it("[ACCOUNT-OPENING-6] keeps an exclusion of their own", async () => {
    await register();
    const own = { username: "an_declercq", profile: { self_excluded: true } };
    await sandbox.control("account", own);
    for (const excluded of [false, true, false]) {
      await setRegister(excluded);
      expect(await isExcludedAtLogin()).toBe(true);
    }
    await sandbox.control("account", { ...own, profile: { self_excluded: false } });
    await setRegister(true);
    expect(await isExcludedAtLogin()).toBe(true);
    await sandbox.control("account", own);
    await setRegister(false);
    expect(await isExcludedAtLogin()).toBe(true);
  });
});

describe("the check of one field", () => {
  it.each([
    ["/validate-email", { email: "verified.player@example.test" }, 422],
    ["/validate-email", { email: "free@example.test" }, 200],
    ["/validate-username", { username: "Verified_Player" }, 422],
    ["/validate-username", { username: "free_name" }, 200],
    ["/validate-nrn", { natRegNumber: "85120112400" }, 422],
    ["/validate-nrn", { natRegNumber: numberOf("2004-02-29", 7) }, 200],
    ["/validate-passport", { nationality: "FR", passportId: "EH1" }, 422],
    ["/validate-passport", { nationality: "FR", passportId: "EH123456" }, 200],
  ])("[ACCOUNT-OPENING-8] [ACCOUNT-273] %s of %j answers %i", async (path, body, status) => {
    const answer = await sandbox.send<{ message?: string }>("POST", path, body);
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body.message).toMatch(/\w/);
  });
});

describe("somebody who is excluded", () => {
  const again: Partial<Registration> = {
    ...other,
    telephone: "+32470999999",
    address: "Kerkstraat 9",
  };
  const byPassport: Partial<Registration> = {
    ...again,
    nationality: "NL",
    natRegNumber: null,
    passportId: "NX1234567",
  };

  const { natRegNumber } = registrationOf();
  const enterInRegister = () =>
    sandbox.control("exclusion-register", { national_number: natRegNumber, excluded: true });

  /** How people come back: what differs from before. */
  const comebacks: readonly (readonly [string, Partial<Registration>])[] = [
    ["another number", again],
    ["a passport", byPassport],
    ["a passport, in other letters", { ...byPassport, firstname: "ÀN", lastname: "de  Clercq" }],
    ["a name without its space", { ...byPassport, lastname: "De-clercq" }],
    ["another e-mail address, and the same number", { ...again, natRegNumber }],
    ["another e-mail address alone", { email: "other@example.test" }],
    ["another username alone", { username: "other_person" }],
  ];

  it.each(comebacks)(
    "[ACCOUNT-OPENING-11] by their own wish gets no account with %s",
    async (_, changes) => {
      await register();
      await sandbox.control("account", {
        username: "an_declercq",
        profile: {
          self_excluded: true,
          isSelfExcludedUntil: shiftDays(sandbox.world.now(), 1) / 1_000,
        },
      });
      const { status, body } = await register(changes);
      expect([status, body.code]).toEqual([403, "EXCLUDED"]);
    },
  );

  it.each(comebacks)(
    "[ACCOUNT-OPENING-11] by the register gets no account with %s",
    async (_, changes) => {
      await register();
      await enterInRegister();
      const { status, body } = await register(changes);
      expect([status, body.code]).toEqual([403, "EXCLUDED"]);
    },
  );

  it("[ACCOUNT-OPENING-11] is known by both together: a person who shares only the name or the birthday is let in", async () => {
    await register();
    await enterInRegister();
    expect((await register({ ...byPassport, dob: "1985-12-02" })).status).toBe(200);
    const twin = {
      ...byPassport,
      firstname: "Lies",
      email: "lies@example.test",
      username: "lies_declercq",
      passportId: "NX7654321",
    };
    expect((await register(twin)).status).toBe(200);
  });
});

describe("the operator's own computation", () => {
  it("[ACCOUNT-OPENING-4] reads a national number of either century, and none with a digit changed", () => {
    const days = fc.date({
      min: new Date("1910-01-01"),
      max: new Date("2005-01-01"),
      noInvalidDate: true,
    });
    const person = fc.tuple(days, fc.integer({ min: 1, max: 998 }), fc.nat(10));
    fc.assert(
      fc.property(person, ([day, sequence, at]) => {
        const date = day.toISOString().slice(0, 10);
        const number = numberOf(date, sequence);
        expect(readNationalNumber(number)?.isOf(date)).toBe(true);
        const wrong = number.slice(0, at) + ((Number(number[at]) + 1) % 10) + number.slice(at + 1);
        expect(readNationalNumber(wrong)?.isOf(date) ?? false).toBe(false);
      }),
    );
  });

  it("[ACCOUNT-OPENING-4] counts years by the day in Brussels", () => {
    const late = Date.UTC(2026, 10, 23, 23, 30);
    expect([ageOn("2005-11-24", late), ageOn("2005-11-25", late)]).toEqual([21, 20]);
  });
});
