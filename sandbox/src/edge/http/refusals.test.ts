import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox, startTimeout } from "../../testing/start-sandbox.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());

describe("what the sandbox refuses", () => {
  const plain = (path: string, init: RequestInit) => fetch(sandbox.base + path, init);

  it.each(["GET", "POST"])("a %s without the bookmaker's header", async (method) => {
    const answer = await plain(method === "GET" ? "/sports" : "/login", {
      method,
      headers: { "accept-language": "fr", device: "desktop", platform: "website" },
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      code: "HEADERS",
      message: "Il manque un en-tête à la demande.",
      errors: { bookmaker: [expect.any(String)] },
    });
  });

  it("a query, a body or a text that does not fit", async () => {
    const query = await sandbox.send("GET", "/sports?lang=de&country=BE&bookmaker=grandstand");
    expect(query).toMatchObject({ status: 400, body: { errors: { lang: [expect.any(String)] } } });
    const body = await sandbox.send("POST", "/login", { username: "verified_player" });
    expect(body).toMatchObject({ status: 400, body: { code: "INVALID_REQUEST" } });
  });

  it.each(["Mars/Olympus", "", "Europe/Brussels\u0000", "+25:00"])(
    "a time zone %j",
    async (timezone) => {
      const person = await sandbox.logIn("verified_player");
      const change = (name: string) =>
        sandbox.send("POST", "/user/changeTimezone", { timezone: name }, person);
      expect((await change(timezone)).status).toBe(400);
      expect((await change("Europe/Brussels")).status).toBe(200);
    },
  );

  it.each([
    ["junk", 400],
    ["192.0.2", 400],
    ["192.0.2.7", 200],
    ["2001:db8::7", 200],
  ])("the location of %s with %i", async (address, status) => {
    expect((await sandbox.send("GET", `/content/can-ip/${address}`)).status).toBe(status);
  });

  it("a body that is too large, and a path that is not there", async () => {
    const large = await sandbox.send("POST", "/login", { username: "x".repeat(70_000) });
    expect(large.status).toBe(413);
    expect((await sandbox.send("GET", "/nowhere")).status).toBe(404);
  });

  it("the browser's reading of an answer from another site", async () => {
    const allowed = (origin: string) => plain("/healthz", { headers: { origin } });
    const own = await allowed("http://localhost:3000");
    expect(own.headers.get("access-control-allow-origin")).toBe("http://localhost:3000");
    expect(own.headers.get("access-control-allow-credentials")).toBe("true");
    const other = await allowed("https://elsewhere.example");
    expect(other.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("the keeping of anything that belongs to a person", async () => {
    const person = await sandbox.logIn("verified_player");
    const user = await sandbox.send("GET", "/user", undefined, person);
    expect(user.headers.get("cache-control")).toBe("no-store");
    const access = await sandbox.send("GET", "/content/can-ip/access");
    expect(access.headers.get("cache-control")).toBe("no-store");
    const sports = await sandbox.send("GET", "/sports?bookmaker=grandstand&lang=fr&country=BE");
    expect(sports.headers.get("cache-control")).toMatch(/^public, max-age=/);
  });
});
