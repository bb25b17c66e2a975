import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chatTokenLifetime } from "../../domain/sessions/sessions.ts";
import {
  type Sandbox,
  siteOrigin,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => void (await sandbox.control("reset")));

const conversation = "0b9b3a44-4a2a-4c39-9d4f-6b0f6a4c2f10";

async function write(body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${sandbox.base}/chat/messages`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", "content-type": "application/json", ...headers },
    body: JSON.stringify({ conversation, token: null, lang: "en", ...body }),
  });
  const { messages } = (await answer.json()) as { messages?: { from: string; text: string }[] };
  return { status: answer.status, texts: messages?.map(({ text }) => text) };
}

async function tokenOf(username: string) {
  const person = await sandbox.logIn(username);
  const { status, body } = await sandbox.send<{ jwt: string }>(
    "GET",
    "/zendesk-jwt",
    undefined,
    person,
  );
  return { person, status, jwt: body.jwt };
}

describe("the token", () => {
  it("[CHAT-1] [ACCOUNT-133] [ACCOUNT-299] is for the chat alone, and ends with the session", async () => {
    const { person, jwt } = await tokenOf("verified_player");
    expect((await write({ token: jwt })).status).toBe(200);
    const asBearer = await sandbox.send("GET", "/user", undefined, {
      authorization: `Bearer ${jwt}`,
    });
    expect(asBearer.status).toBe(401);
    await sandbox.send("POST", "/logout", undefined, person);
    expect((await write({ token: jwt })).status).toBe(401);
  });

  it("[CHAT-1] is good for ten minutes, and another one of the session continues the conversation", async () => {
    const { person, jwt } = await tokenOf("verified_player");
    const own = { conversation: crypto.randomUUID() };
    expect((await write({ ...own, token: jwt, text: "deposit" })).status).toBe(200);
    await sandbox.control("clock", { milliseconds: chatTokenLifetime + 1_000 });
    expect((await write({ ...own, token: jwt })).status).toBe(401);
    const { body } = await sandbox.send<{ jwt: string }>("GET", "/zendesk-jwt", undefined, person);
    expect((await write({ ...own, token: body.jwt })).texts).toHaveLength(3);
  });

  it("[CHAT-8] is refused to everybody while control says so", async () => {
    const { jwt } = await tokenOf("verified_player");
    await sandbox.control("chat", { refusing: true });
    expect((await write({ token: jwt })).status).toBe(401);
    expect((await write({ conversation: crypto.randomUUID() })).status).toBe(200);
    await sandbox.control("reset");
    const { jwt: next } = await tokenOf("verified_player");
    expect((await write({ conversation: crypto.randomUUID(), token: next })).status).toBe(200);
  });

  it("[CHAT-1] is refused to a person whose permissions leave support out", async () => {
    await sandbox.control("account", {
      username: "verified_player",
      profile: { permissions: { contact_support_allowed: false } },
    });
    expect((await tokenOf("verified_player")).status).toBe(403);
  });
});

describe("the conversation", () => {
  it("[CHAT-4] greets by name, and answers by subject in the person's language", async () => {
    const { jwt } = await tokenOf("verified_player");
    const { texts } = await write({ token: jwt, text: "How do I withdraw?" });
    expect(texts).toEqual([
      "Hello Camille Vermeulen. How can we help you?",
      "How do I withdraw?",
      expect.stringContaining("withdrawal goes to the bank account"),
    ]);
    const other = "5f0d1c1e-98b1-4d0c-8f4c-1f0a2f0f7a11";
    const dutch = await write({ conversation: other, lang: "nl", text: "Hallo" });
    expect(dutch.texts).toEqual([
      "Dag. Waarmee kunnen we u helpen?",
      "Hallo",
      expect.stringContaining("Een collega antwoordt u"),
    ]);
  });

  it("[CHAT-5] belongs to the person who began it", async () => {
    const begun = "9d4f3a44-4a2a-4c39-9d4f-6b0f6a4c2f99";
    const { jwt } = await tokenOf("verified_player");
    const { jwt: other } = await tokenOf("promo_player");
    expect((await write({ conversation: begun, token: jwt })).status).toBe(200);
    expect((await write({ conversation: begun, token: other })).status).toBe(401);
    expect((await write({ conversation: begun })).status).toBe(401);
    expect((await write({ conversation: begun, token: jwt })).texts).toHaveLength(1);
  });

  it("[CHAT-6] takes messages of its own page alone", async () => {
    expect((await write({}, { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await write({ conversation: "guessed" })).status).toBe(400);
    expect((await write({ text: " " })).status).toBe(400);
    expect((await write({ text: "a".repeat(501) })).status).toBe(400);
  });
});

describe("the page", () => {
  it.each([
    ["fr", "Service clientèle"],
    ["nl", "Klantendienst"],
    ["en", "Customer support"],
  ])("[CHAT-3] is in %s, for allowed sites alone", async (language, title) => {
    const page = await fetch(`${sandbox.base}/chat/?lang=${language}`);
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toContain("{{");
    expect(page.headers.get("content-security-policy")).toContain(`frame-ancestors ${siteOrigin}`);
  });

  it("[CHAT-2] is framed by the script where the site says", async () => {
    const answer = await fetch(`${sandbox.base}/chat/snippet.js`);
    expect(answer.headers.get("content-type")).toContain("text/javascript");
    const { zE, frames, posted } = runSnippet();
    zE("messenger:set", "locale", "nl");
    const ends: (object | null)[] = [];
    const end = (error: object | null) => void ends.push(error);
    zE("messenger", "loginUser", (give: (jwt: string) => void) => give("j"), end);
    zE("messenger", "render", { mode: "embedded", widget: { targetElement: "#there" } });
    expect(frames).toMatchObject([{ src: "https://chat.example/chat/?lang=nl" }]);
    expect(frames[0]?.title).toBe("Gesprek met de klantendienst");
    frames[0]?.load();
    zE("messenger", "logoutUser");
    expect(posted.map(({ token }) => token)).toEqual(["j", null]);
    expect(posted[0]?.conversation).not.toBe(posted[1]?.conversation);
    expect(ends).toEqual([]);
  });

  it("[CHAT-7] wants another token once one has expired, and reports how a login ends", () => {
    const { zE, posted, frames, say } = runSnippet();
    let tokens = 0;
    const ends: (object | null)[] = [];
    const provide = (give: (jwt: string) => void) => {
      tokens += 1;
      give(`j${tokens}`);
    };
    zE("messenger", "loginUser", provide, (error: object | null) => ends.push(error));
    zE("messenger", "render", { mode: "embedded", widget: { targetElement: "#there" } });
    frames[0]?.load();
    const { conversation = "" } = posted[0] ?? {};
    say({ type: "chat-accepted", conversation });
    say({ type: "chat-expired", conversation });
    expect(posted.map(({ type, token }) => [type, token])).toEqual([
      ["chat-begin", "j1"],
      ["chat-renewed", "j2"],
    ]);
    say({ type: "chat-refused", conversation });
    expect(ends).toEqual([null, expect.objectContaining({ type: "LoginFailedError" })]);
    say({ type: "chat-expired", conversation }, "https://elsewhere.example");
    say({ type: "chat-expired", conversation: "another" });
    zE("messenger", "logoutUser");
    say({ type: "chat-expired", conversation });
    expect(tokens).toBe(2);
  });
});

interface Framed {
  title: string;
  src: string;
  load: () => void;
}

/** Runs the script on a page that is only as much of one as the script needs. */
function runSnippet() {
  const frames: Framed[] = [];
  const posted: { type: string; token: string | null; conversation: string }[] = [];
  const contentWindow = { postMessage: (message: (typeof posted)[number]) => posted.push(message) };
  let receive = (_event: object) => {};
  const createElement = () => ({
    style: {},
    contentWindow,
    addEventListener(_: string, load: () => void) {
      Object.assign(this, { load });
    },
  });
  const page: Record<string, unknown> = {
    URL,
    crypto,
    addEventListener(_type: string, listener: (event: object) => void) {
      receive = listener;
    },
    document: {
      currentScript: { src: "https://chat.example/chat/snippet.js?key=k" },
      querySelector: () => ({ replaceChildren: (frame: Framed) => frames.push(frame) }),
      createElement,
    },
  };
  runInNewContext(readFileSync(new URL("page/snippet.js", import.meta.url), "utf8"), page);
  /** As the page in the frame does. */
  const say = (data: object, origin = "https://chat.example") =>
    receive({ data, origin, source: contentWindow });
  return { zE: page.zE as (...given: unknown[]) => void, frames, posted, say };
}
