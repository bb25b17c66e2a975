import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Sandbox,
  siteOrigin,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { createCaptchaTokens, tokenLifetime } from "./captcha-tokens.ts";

describe("the tokens", () => {
  it("[CAPTCHA-6] are good once", () => {
    const tokens = createCaptchaTokens(() => 0);
    const token = tokens.issue();
    expect(token).not.toBe(tokens.issue());
    expect([tokens.redeem(token), tokens.redeem(token)]).toEqual([true, false]);
    expect([tokens.redeem(""), tokens.redeem("guessed")]).toEqual([false, false]);
  });

  it("[CAPTCHA-3] are good for two minutes", () => {
    let now = 1_000;
    const tokens = createCaptchaTokens(() => now);
    const [early, late] = [tokens.issue(), tokens.issue()];
    now += tokenLifetime - 1;
    expect(tokens.redeem(early)).toBe(true);
    now += 1;
    expect(tokens.redeem(late)).toBe(false);
    expect(tokenLifetime).toBe(120_000);
  });

  it("[CAPTCHA-7] are forgotten, the oldest first, where there are too many", () => {
    const tokens = createCaptchaTokens(() => 0);
    const [first, second] = [tokens.issue(), tokens.issue()];
    for (let count = 0; count < 9_999; count += 1) tokens.issue();
    expect([tokens.redeem(first), tokens.redeem(second)]).toEqual([false, true]);
  });
});

describe("the page", () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await startSandbox();
  }, startTimeout);
  afterAll(() => sandbox.close());
  const get = (path: string) => fetch(sandbox.base + path);

  it.each([
    ["/captcha/?lang=fr", "Je suis un être humain"],
    ["/captcha?lang=nl", "Ik ben een mens"],
    ["/captcha/?lang=en", "I am human"],
    ["/captcha/?lang=de", "Je suis un être humain"],
  ])("[CAPTCHA-1] %s requires one press: %s", async (path, button) => {
    const answer = await get(path);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const html = await answer.text();
    expect(html.match(/<button[^>]*>([^<]+)<\/button>/)?.[1]).toBe(button);
    expect(html).not.toContain("{{");
    const language = /[?]lang=(fr|nl|en)/.exec(path)?.[1] ?? "fr";
    expect(html).toContain(`<html lang="${language}">`);
  });

  it("[CAPTCHA-5] may be framed by the sites alone, and loads its own files alone", async () => {
    const policy = (await get("/captcha/")).headers.get("content-security-policy");
    expect(policy).toContain(`frame-ancestors ${siteOrigin}`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    const html = await (await get("/captcha/")).text();
    for (const [, path = ""] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await get(path)).status).toBe(200);
    }
  });

  it("[CAPTCHA-8] alone is given a token", async () => {
    const requestToken = (headers: Record<string, string>) =>
      fetch(`${sandbox.base}/captcha/token`, { method: "POST", headers });
    expect((await requestToken({})).status).toBe(403);
    expect(
      (await requestToken({ "sec-fetch-site": "cross-site", origin: siteOrigin })).status,
    ).toBe(403);
    const { token } = await (await requestToken({ "sec-fetch-site": "same-origin" })).json();
    expect(sandbox.operator.captcha.redeem(token)).toBe(true);
  });
});

/** Runs the page's script in a frame of the page with this address, and presses the button. */
async function press(framedBy: { ancestor?: string; referrer?: string }) {
  const script = readFileSync(new URL("page/captcha.js", import.meta.url), "utf8");
  const posted: unknown[][] = [];
  const timers: { run: () => void; milliseconds: number }[] = [];
  const said = { dataset: { done: "done", expired: "expired", failed: "failed" }, textContent: "" };
  let onClick = async () => {};
  const button = {
    disabled: false,
    addEventListener: (_type: string, listener: () => Promise<void>) => {
      onClick = listener;
    },
  };
  const dataset = { origins: `${siteOrigin} http://127.0.0.1:3000`, lifetime: "120000" };
  runInNewContext(script, {
    URL,
    window: { parent: { postMessage: (...message: unknown[]) => posted.push(message) } },
    location: framedBy.ancestor === undefined ? {} : { ancestorOrigins: [framedBy.ancestor] },
    document: {
      body: { dataset },
      referrer: framedBy.referrer ?? "",
      querySelector: (selector: string) => (selector === "button" ? button : said),
    },
    fetch: async () => ({ ok: true, json: async () => ({ token: "t1" }) }),
    setTimeout: (run: () => void, milliseconds: number) => timers.push({ run, milliseconds }),
  });
  await onClick();
  return { posted, timers, said, button };
}

describe("a press", () => {
  it("[CAPTCHA-2] [CAPTCHA-4] sends the token to the framing site, and to no other", async () => {
    const solved = { type: "captcha-solved", token: "t1" };
    expect((await press({ ancestor: siteOrigin })).posted).toEqual([[solved, siteOrigin]]);
    expect((await press({ referrer: `${siteOrigin}/nl/` })).posted).toEqual([[solved, siteOrigin]]);
  });

  it("[CAPTCHA-4] sends nothing to any other site", async () => {
    expect((await press({ ancestor: "https://elsewhere.example" })).posted).toEqual([]);
    expect((await press({ referrer: "https://elsewhere.example/" })).posted).toEqual([]);
    expect((await press({})).posted).toEqual([]);
    const spoofed = { ancestor: "https://elsewhere.example", referrer: siteOrigin };
    expect((await press(spoofed)).posted).toEqual([]);
  });

  it("[CAPTCHA-3] is over after two minutes, and says so", async () => {
    const { posted, timers, said, button } = await press({ ancestor: siteOrigin });
    expect([timers[0]?.milliseconds, button.disabled, said.textContent]).toEqual([
      120_000,
      true,
      "done",
    ]);
    timers[0]?.run();
    expect(posted.at(-1)).toEqual([{ type: "captcha-expired" }, siteOrigin]);
    expect([button.disabled, said.textContent]).toEqual([false, "expired"]);
  });
});
