import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { people } from "../../domain/identification/people.ts";
import { identifications } from "../../domain/identification/schema.ts";
import { fixedStart } from "../../testing/fixed-world.ts";
import { answerApp, arrivalOf, identify, sendAnswer } from "../../testing/identify.ts";
import { registrationOf } from "../../testing/registration.ts";
import {
  type Sandbox,
  siteOrigin,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";

let sandbox: Sandbox;
const minute = 60_000;
const registration = "/auth/itsme/authorizeUrl/registration";
const login = "/auth/itsme/authorizeUrl/login";

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  sandbox.world.setClock(fixedStart);
});

const answer = (path: string, form: Parameters<typeof answerApp>[2], site?: string) =>
  answerApp(sandbox.base, path, form, site);
const confirm = (path: string, person: string) => answer(path, { answer: "confirm", person });
const query = (url: URL) => Object.fromEntries(url.searchParams);
const read = (proof: object) =>
  sandbox.send<{ code?: string }>("POST", "/auth/itsme/person", proof);

/** What the address has that a confirmed login comes back to; its tab set out with `s`. */
async function comeBack() {
  const page = await fetch(`${sandbox.base}${login}?lang=en&state=s`, { redirect: "manual" });
  const opened = new URL(page.headers.get("location") ?? "", sandbox.base).searchParams;
  const form = { request: opened.get("request") ?? "", state: opened.get("state") ?? "" };
  const back = await sendAnswer(sandbox.base, { ...form, answer: "confirm", person: "registered" });
  return { userToken: query(back).userToken, state: query(back).state };
}
const redeem = (body: object) =>
  sandbox.send<{ token?: string; code?: string }>("POST", "/auth/user-token", body);

/** Registers as somebody of the app, with changes. */
async function register(person: string, proof: object, changes: object = {}) {
  const facts = people.get(person)?.facts;
  const captcha = sandbox.operator.captcha.issue();
  const sent = registrationOf({ ...facts, ...proof, g_recaptcha_response: captcha, ...changes });
  return sandbox.send<{ token?: string; message?: string; errors?: object }>(
    "POST",
    "/register",
    sent,
  );
}

describe("the page", () => {
  it.each([
    ["fr", "Qui êtes-vous ?", "Confirmer"],
    ["nl", "Wie bent u?", "Bevestigen"],
    ["en", "Who are you?", "Confirm"],
  ])("[IDENTITY-APP-1] [ACCOUNT-304] offers the people in %s", async (language, legend, button) => {
    const page = await fetch(`${sandbox.base}${registration}?lang=${language}`);
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<legend>${legend}</legend>`);
    expect(html).toContain(`>${button}</button>`);
    expect(html.match(/type="radio"/g)).toHaveLength(people.size);
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("script-src");
    expect((await fetch(`${sandbox.base}/identity-app/identity-app.css`)).status).toBe(200);
  });

  it("[IDENTITY-APP-1] says that a request is unknown", async () => {
    const page = await fetch(`${sandbox.base}/identity-app/?lang=nl&request=guessed`);
    expect([page.status, (await page.text()).includes("Onbekende aanvraag")]).toEqual([404, true]);
  });
});

describe("an answer", () => {
  it.each([
    ["fr", "/register/"],
    ["nl", "/nl/register/"],
  ])("[IDENTITY-APP-2] that confirms leads back in %s", async (language, path) => {
    const { back } = await confirm(`${registration}?lang=${language}`, "belgian");
    expect([back.origin, back.pathname]).toEqual([siteOrigin, path]);
    expect(Object.keys(query(back))).toEqual(["auth", "identifier", "state"]);
  });

  it.each([
    [{ answer: "refuse", person: "belgian" }, /refused in the app/, "true"],
    [{ answer: "expire" }, /time to confirm in the app is over/, "true"],
    [{ answer: "confirm", person: "young" }, /age of 21/, undefined],
    [{ answer: "confirm", person: "registered" }, /account already/, undefined],
  ])("[IDENTITY-APP-3] %o says why it proves nothing", async (form, words, showVendors) => {
    const { back } = await answer(`${registration}?lang=en`, form);
    expect(back.pathname).toBe("/en/register/");
    expect(query(back).error).toMatch(words);
    expect(query(back).showVendors).toBe(showVendors);
    expect(query(back).auth).toBeUndefined();
  });

  it("[IDENTITY-APP-4] [ACCOUNT-304] logs in a person who has an account", async () => {
    const { body } = await redeem(await comeBack());
    const authorization = `Bearer ${body.token}`;
    const user = await sandbox.send("GET", "/user", undefined, { authorization });
    expect(user.body).toMatchObject({ username: "verified_player" });
    const stranger = await confirm(`${login}?lang=nl`, "dutch");
    expect(stranger.back.pathname).toBe("/nl/");
    expect(query(stranger.back)).toMatchObject({
      openLogin: "true",
      error: expect.stringContaining("geen account"),
    });
  });

  it("[IDENTITY-APP-4] has a code that is no token, good once and for the tab that set out", async () => {
    const back = await comeBack();
    const authorization = `Bearer ${back.userToken}`;
    const user = await sandbox.send("GET", "/user", undefined, { authorization });
    expect(user.status).toBe(401);
    for (const state of ["another", "", null]) {
      expect(await redeem({ ...back, state })).toMatchObject({ status: 403 });
    }
    const [first, second] = await Promise.all([redeem(back), redeem(back)]);
    expect([first.status, second.status].sort()).toEqual([200, 403]);
    expect((await redeem(back)).body).toMatchObject({ code: "USER_TOKEN_USED" });
    const late = await comeBack();
    sandbox.world.setClock(fixedStart + 2 * minute);
    expect((await redeem(late)).status).toBe(403);
  });

  it("[IDENTITY-APP-4] brings no session to a person who set out without a state", async () => {
    const { back } = await confirm(`${login}?lang=en`, "registered");
    expect(await redeem({ userToken: query(back).userToken, state: "" })).toMatchObject({
      status: 403,
    });
  });

  it("[IDENTITY-APP-11] the token of a session in an address is traded once, and ends with it", async () => {
    const { body } = await arrivalOf(sandbox, "promo_player");
    const first = await redeem(body);
    expect((await redeem(body)).status).toBe(403);
    const userWith = (token: string | undefined) =>
      sandbox.send("GET", "/user", undefined, { authorization: `Bearer ${token}` });
    expect((await userWith(body.userToken)).status).toBe(401);
    expect((await userWith(first.body.token)).body).toMatchObject({ username: "promo_player" });
  });

  it.each(["https://elsewhere.example", "nonsense"])(
    "[IDENTITY-APP-5] leads to no other site: %s",
    async (site) => {
      const { back } = await answer(registration, { answer: "refuse" }, site);
      expect(back.origin).toBe(siteOrigin);
    },
  );

  it("[IDENTITY-APP-8] that arrives again is answered alike, and another is not", async () => {
    const { request, back } = await confirm(registration, "belgian");
    const again = { request, answer: "confirm", person: "belgian" };
    expect((await sendAnswer(sandbox.base, again)).href).toBe(back.href);
    const other = await sendAnswer(sandbox.base, { ...again, person: "dutch" });
    expect(other.searchParams.get("error")).toMatch(/dépassé/);
  });
});

describe("what is proven", () => {
  it("[IDENTITY-APP-6] is read for half an hour", async () => {
    const proof = await identify(sandbox.base, "dutch");
    expect((await read(proof)).body).toEqual(people.get("dutch")?.facts);
    const guessed = await read({ ...proof, identifier: "guessed" });
    expect([guessed.status, guessed.body.code]).toEqual([403, "IDENTITY_UNKNOWN"]);
    sandbox.world.setClock(fixedStart + 30 * minute);
    expect((await read(proof)).body.code).toBe("IDENTITY_EXPIRED");
  });

  it("[IDENTITY-APP-6] has to be confirmed within five minutes", async () => {
    const page = await fetch(sandbox.base + registration, { redirect: "manual" });
    const request = new URL(page.headers.get("location") ?? "", sandbox.base).searchParams;
    sandbox.world.setClock(fixedStart + 5 * minute);
    const form = { request: request.get("request") ?? "", answer: "confirm", person: "belgian" };
    expect((await sendAnswer(sandbox.base, form)).searchParams.get("error")).toMatch(/dépassé/);
  });

  it("[IDENTITY-APP-7] is kept under hashes", async () => {
    const { request, back } = await confirm(registration, "belgian");
    const kept = JSON.stringify(await sandbox.operator.database.select().from(identifications));
    expect(kept).not.toContain(request);
    expect(kept).not.toContain(query(back).auth);
  });

  it("[IDENTITY-APP-9] opens one account, which is validated", async () => {
    const proof = await identify(sandbox.base, "belgian");
    const { body } = await register("belgian", proof);
    const authorization = `Bearer ${body.token}`;
    const user = await sandbox.send("GET", "/user", undefined, { authorization });
    expect(user.body).toMatchObject({ document_status: "validated" });
    expect((await read(proof)).body.code).toBe("IDENTITY_USED");
  });

  it("[IDENTITY-APP-9] opens none for another person, nor when it is over", async () => {
    const proof = await identify(sandbox.base, "belgian");
    const other = await register("dutch", proof);
    expect(Object.keys(other.body.errors ?? {})).toEqual(["dob", "natRegNumber", "passportId"]);
    sandbox.world.setClock(fixedStart + 30 * minute);
    const late = await register("belgian", proof);
    expect(late.body.message).toMatch(/has expired/);
    expect(Object.keys(late.body.errors ?? {})).toEqual(["auth"]);
  });
});

describe("a verification", () => {
  const verify = (token: string, id: string) =>
    `/auth/itsme/authorizeUrl/verification?lang=en&user_id=${id}&token=${token}`;

  it("[IDENTITY-APP-10] validates its own account alone", async () => {
    const { authorization = "" } = await sandbox.logIn("verified_player");
    const token = authorization.slice("Bearer ".length);
    const profile = { document_status: "not_uploaded" };
    await sandbox.control("document-status", { username: "verified_player", ...profile });
    const user = async () =>
      (await sandbox.send<{ id: string }>("GET", "/user", undefined, { authorization })).body;
    const { id } = await user();
    const other = await confirm(verify(token, id), "belgian");
    expect(query(other.back)).toEqual({ error: "internal_error" });
    expect(await user()).toMatchObject(profile);
    const { back } = await confirm(verify(token, id), "registered");
    expect([back.pathname, query(back)]).toEqual(["/en/", {}]);
    expect(await user()).toMatchObject({ document_status: "validated" });
    const without = await fetch(sandbox.base + verify("none", id), { redirect: "manual" });
    expect(without.headers.get("location")).toBe(`${siteOrigin}/en/?error=internal_error`);
  });
});
