import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { numberOf, registrationOf } from "../../testing/registration.ts";
import {
  type Sandbox,
  startSandbox,
  startTimeout,
  usualHeaders,
} from "../../testing/start-sandbox.ts";
import { seededPassword } from "../seeding/seeded-accounts.ts";

let sandbox: Sandbox;
const minute = 60_000;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control("reset"));

const solved = () => sandbox.operator.captcha.issue();

/** Posts from another address of this machine than the other tests do; what came back. */
async function postFrom(localAddress: string, path: string, body: object): Promise<number> {
  const sent = request(new URL(path, sandbox.base), {
    method: "POST",
    localAddress,
    headers: { ...usualHeaders, "content-type": "application/json" },
  });
  sent.end(JSON.stringify(body));
  const [answer] = await once(sent, "response");
  answer.resume();
  return answer.statusCode;
}

const login = async (username: string, password: string, address = "127.0.0.1", captcha = "") =>
  postFrom(address, "/login", { username, password, g_recaptcha_response: captcha });

describe("a person who tries the passwords of others", () => {
  it("[SESSIONS-21] needs a captcha after three, with logins of their own between", async () => {
    const tried: number[] = [];
    for (let name = 0; name < 10; name += 1) {
      tried.push(await login(`person_${name}`, "Wrong1234"));
      await login("promo_player", seededPassword, undefined, solved());
    }
    expect(tried).toEqual(Array(10).fill(403));
    expect(await login("verified_player", seededPassword)).toBe(403);
    expect(await login("verified_player", seededPassword, undefined, solved())).toBe(200);
  });

  it("[SESSIONS-21] is counted with the username in whatever case", async () => {
    for (let count = 0; count < 10; count += 1) {
      await login(count % 2 ? "EMPTY_wallet" : "empty_Wallet", "Wrong1234", undefined, solved());
    }
    expect(await login("empty_wallet", seededPassword, undefined, solved())).toBe(429);
  });

  it("[SESSIONS-10] keeps no one else out: from elsewhere a captcha is enough", async () => {
    for (let count = 0; count < 10; count += 1) {
      await login("empty_wallet", "Wrong1234", "127.0.0.2", solved());
    }
    expect(await login("empty_wallet", seededPassword, "127.0.0.2", solved())).toBe(429);
    expect(await login("empty_wallet", seededPassword, "127.0.0.3")).toBe(403);
    expect(await login("empty_wallet", seededPassword, "127.0.0.3", solved())).toBe(200);
  });

  it("[SESSIONS-22] is counted at a registration that was opened just now", async () => {
    const sent = registrationOf({ g_recaptcha_response: solved() });
    expect(await postFrom("127.0.0.1", "/register", sent)).toBe(200);
    const answers: number[] = [];
    for (let count = 0; count < 12; count += 1) {
      const password = `Wrong${count}Guess`;
      answers.push(
        await postFrom("127.0.0.1", "/register", {
          ...sent,
          password,
          password_confirmation: password,
        }),
      );
    }
    expect(answers).toEqual([...Array(10).fill(422), 429, 429]);
  });
});

describe("a person who searches for accounts", () => {
  it.each([
    ["/validate-username", () => ({ username: "verified_player" })],
    ["/validate-email", () => ({ email: "an@grandstand.example" })],
    ["/validate-nrn", () => ({ natRegNumber: numberOf("1985-12-01", 126) })],
    ["/validate-passport", () => ({ nationality: "FR", passportId: "EH1234567" })],
    ["/forgot-password", (count: number) => ({ username: `person_${count}` })],
    [
      "/reset-password",
      () => ({ token: "t", password: "Guess1234", password_confirmation: "Guess1234" }),
    ],
  ] as const)(
    "[SESSIONS-23] is refused by %s after a hundred in five minutes",
    async (path, body) => {
      const answers: number[] = [];
      for (let count = 0; count < 101; count += 1) {
        answers.push((await sandbox.send("POST", path, body(count))).status);
      }
      expect(answers.indexOf(429)).toBe(100);
      const refused = await sandbox.send("POST", path, body(101));
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      sandbox.world.advance(5 * minute);
      expect((await sandbox.send("POST", path, body(102))).status).not.toBe(429);
    },
  );
});
