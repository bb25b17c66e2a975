import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Sandbox,
  siteOrigin,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { accounts } from "../accounts/schema.ts";
import { seededPassword } from "../seeding/seeded-accounts.ts";
import { outbox, passwordResets } from "./schema.ts";

let sandbox: Sandbox;
const minute = 60_000;
const newPassword = "Recovered-1";
const other = { password: "Another-1", password_confirmation: "Another-1" };

interface Mail {
  to: string;
  language: string;
  subject: string;
  text: string;
  link: string;
}

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control("reset"));

const forget = (username: string) => sandbox.send("POST", "/forgot-password", { username });
const mails = async () =>
  (await sandbox.send<{ mails: Mail[] }>("GET", "/control/api/outbox")).body.mails;
const tokenOf = (mail: Mail | undefined) => new URL(mail?.link ?? "").hash.slice(1);
const reset = (token: string, changes: object = {}, language = "en") =>
  sandbox.send<{ code?: string; message?: string; errors?: object }>(
    "POST",
    "/reset-password",
    { token, password: newPassword, password_confirmation: newPassword, ...changes },
    { "accept-language": language },
  );
const login = (username: string, password: string) =>
  sandbox.send("POST", "/login", {
    username,
    password,
    g_recaptcha_response: sandbox.operator.captcha.issue(),
  });
const userStatus = async (credentials: Record<string, string>) =>
  (await sandbox.send("GET", "/user", undefined, credentials)).status;

/** Requests a link for an account and returns its token. */
async function linkFor(username: string): Promise<string> {
  await forget(username);
  return tokenOf((await mails())[0]);
}

describe("a request for a new password", () => {
  it.each([
    ["fr", "/reset-password/", "Votre nouveau mot de passe"],
    ["nl", "/nl/reset-password/", "Uw nieuwe wachtwoord"],
    ["en", "/en/reset-password/", "Your new password"],
  ])(
    "[RECOVERY-1] [ACCOUNT-277] sends one mail in the account's language: %s",
    async (locale, path, subject) => {
      const credentials = await sandbox.logIn("verified_player");
      await sandbox.send("POST", "/user/changeLocale", { locale }, credentials);
      expect(await forget("Verified_Player")).toMatchObject({
        status: 200,
        body: { status: true },
      });
      const sent = await mails();
      expect(sent).toMatchObject([{ language: locale, subject }]);
      expect(sent[0]?.to).toContain("@");
      expect(sent[0]?.text).toContain(sent[0]?.link);
      expect(sent[0]?.link.startsWith(`${siteOrigin}${path}#`)).toBe(true);
    },
  );

  it("[RECOVERY-2] is answered alike, after the same writes, where no one has the name", async () => {
    const known = await forget("verified_player");
    const unknown = await forget("nobody_here");
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await mails()).toHaveLength(1);
    const { database } = sandbox.operator;
    expect(await database.select().from(passwordResets)).toHaveLength(2);
    const rows = await database.select().from(outbox);
    const nobodys = rows.find(({ recipient }) => recipient === null);
    expect(rows).toHaveLength(2);
    expect((await reset(tokenOf(nobodys as unknown as Mail))).body.code).toBe("RESET_LINK_UNKNOWN");
  });

  it("[RECOVERY-7] is refused for an hour after five, known or not", async () => {
    for (const username of ["verified_player", "nobody_here"]) {
      for (let count = 0; count < 5; count += 1) await forget(username);
      const refused = await forget(username.toUpperCase());
      expect([refused.status, refused.body.code]).toEqual([429, "TOO_MANY_ATTEMPTS"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3_500);
    }
    expect(await mails()).toHaveLength(5);
    sandbox.world.advance(60 * minute);
    expect((await forget("verified_player")).status).toBe(200);
  });
});

describe("a link", () => {
  it("[RECOVERY-3] sets a password once", async () => {
    const token = await linkFor("verified_player");
    expect((await reset(token)).status).toBe(200);
    expect((await login("verified_player", seededPassword)).status).toBe(403);
    expect((await login("verified_player", newPassword)).status).toBe(200);
    const again = await reset(token, other);
    expect([again.status, again.body.code]).toEqual([403, "RESET_LINK_USED"]);
  });

  it("[RECOVERY-3] is good for 30 minutes, and says so afterwards in the language", async () => {
    const token = await linkFor("verified_player");
    const other = await linkFor("promo_player");
    sandbox.world.advance(30 * minute - 1);
    expect((await reset(other)).status).toBe(200);
    sandbox.world.advance(1);
    expect((await reset(token, {}, "nl")).body).toMatchObject({
      code: "RESET_LINK_EXPIRED",
      message: "Deze link is verlopen. Vraag een nieuwe aan.",
    });
    expect((await reset("never-issued")).body.code).toBe("RESET_LINK_UNKNOWN");
    expect((await login("verified_player", seededPassword)).status).toBe(200);
  });

  it("[RECOVERY-4] ends every session and the other links of the account, and no one else's", async () => {
    const first = await sandbox.logIn("verified_player");
    const second = await sandbox.logIn("verified_player");
    const neighbour = await sandbox.logIn("promo_player");
    const earlier = await linkFor("verified_player");
    const token = await linkFor("verified_player");
    const neighbours = await linkFor("promo_player");
    await reset(token);
    expect([await userStatus(first), await userStatus(second)]).toEqual([401, 401]);
    expect(await userStatus(neighbour)).toBe(200);
    expect((await reset(earlier, other)).body.code).toBe("RESET_LINK_USED");
    expect((await reset(neighbours)).status).toBe(200);
  });

  it.each([
    [{ password: "weak", password_confirmation: "weak" }, ["password"]],
    [{ password_confirmation: "Other-1234" }, ["password_confirmation"]],
    [{ password: "weak" }, ["password", "password_confirmation"]],
  ])("[RECOVERY-5] stays good where the password is refused: %j", async (changes, fields) => {
    const token = await linkFor("verified_player");
    const { status, body } = await reset(token, changes);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, fields]);
    expect((await reset(token)).status).toBe(200);
  });

  it("[RECOVERY-6] is kept as a hash, as is the password", async () => {
    const token = await linkFor("verified_player");
    await reset(token);
    const { database } = sandbox.operator;
    const kept = JSON.stringify([
      await database.select().from(passwordResets),
      await database.select().from(accounts),
    ]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(newPassword);
  });

  it("[RECOVERY-8] sets one password of two at once", async () => {
    const token = await linkFor("verified_player");
    const answers = await Promise.all([reset(token), reset(token, other)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  it("[RECOVERY-10] leaves the seeded password after a reset of the sandbox", async () => {
    await reset(await linkFor("verified_player"));
    await sandbox.control("reset");
    expect((await login("verified_player", seededPassword)).status).toBe(200);
    expect(await mails()).toEqual([]);
  });

  it("[RECOVERY-11] answers the same request again for ten minutes, as after a lost answer", async () => {
    const token = await linkFor("verified_player");
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    sandbox.world.advance(10 * minute);
    expect((await reset(token)).body.code).toBe("RESET_LINK_USED");
  });

  it("[RECOVERY-9] lets in a person who had tried too many others", async () => {
    for (let count = 0; count < 10; count += 1) await login("verified_player", "Wrong1234");
    expect((await login("verified_player", seededPassword)).status).toBe(429);
    await reset(await linkFor("verified_player"));
    expect((await login("verified_player", newPassword)).status).toBe(200);
  });
});
