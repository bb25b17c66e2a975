import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import type { User } from "@grandstand/contract/user";
import { verificationMessageSchema, verificationRender } from "@grandstand/contract/verification";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { verificationTokenLifetime } from "../../domain/verification/verification-service.ts";
import { fixedStart } from "../../testing/fixed-world.ts";
import { registrationOf } from "../../testing/registration.ts";
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
beforeEach(async () => {
  await sandbox.control("reset");
  sandbox.world.setClock(fixedStart);
});

const send = <Body>(method: "GET" | "POST", path: string, body?: unknown, token?: string) =>
  sandbox.send<Body>(method, path, body, token ? { authorization: `Bearer ${token}` } : {});
const freshToken = async () => (await send<{ token: string }>("GET", "/v1/auth/token")).body.token;

async function open(lang = "fr") {
  const token = await freshToken();
  const path = "/v1/session/tenant/grandstand/";
  const { status, body } = await send<{
    data: { verification: { url: string; vendorData: string } };
  }>("POST", path, { lang }, token);
  expect(status).toBe(200);
  const { url, vendorData } = body.data.verification;
  const statusPath = `${path}document-status/${vendorData}`;
  const read = async () =>
    (await send<{ status: string }>("GET", statusPath, undefined, token)).body;
  return { token, url, vendorData, statusPath, read };
}

const answer = (vendorData: string, status: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.base}/verification/answer`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin", "content-type": "application/json", ...headers },
    body: JSON.stringify({
      vendor_data: vendorData,
      status,
      image_type: "image/png",
      image_bytes: 68,
    }),
  });

describe("a session", () => {
  it("[VERIFICATION-1] [ACCOUNT-301] is for anyone who has a token that is good", async () => {
    const { statusPath, token } = await open();
    expect((await send("GET", statusPath)).status).toBe(401);
    expect((await send("GET", statusPath, undefined, "guessed")).status).toBe(401);
    sandbox.world.setClock(fixedStart + verificationTokenLifetime);
    expect((await send("GET", statusPath, undefined, token)).status).toBe(401);
    const next = await freshToken();
    expect((await send("GET", statusPath, undefined, next)).status).toBe(200);
  });

  it.each([
    ["fr", "Votre document d’identité"],
    ["nl", "Uw identiteitsdocument"],
    ["en", "Your identity document"],
  ])("[VERIFICATION-2] has a page in %s", async (language, title) => {
    const { url } = await open(language);
    const page = await fetch(url);
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toContain("{{");
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain(`frame-ancestors ${siteOrigin}`);
    expect(policy).not.toContain("unsafe");
    for (const [, path = ""] of html.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await fetch(sandbox.base + path)).status).toBe(200);
    }
  });

  it("[VERIFICATION-2] that no one opened has no page", async () => {
    expect((await fetch(`${sandbox.base}/verification/?session=guessed`)).status).toBe(404);
  });

  it("[VERIFICATION-3] [ACCOUNT-128] [VERIFICATION-7] has the status that was chosen on its page", async () => {
    const { vendorData, read } = await open();
    expect(await read()).toEqual({ status: "not_uploaded" });
    expect((await answer(vendorData, "approved", { "sec-fetch-site": "cross-site" })).status).toBe(
      403,
    );
    expect((await answer(vendorData, "declined")).status).toBe(200);
    expect(await read()).toEqual({ status: "declined" });
    const { body } = await send<{ verifications: object[] }>("GET", "/control/api/verifications");
    expect(body.verifications).toMatchObject([{ image_type: "image/png", image_bytes: 68 }]);
  });

  it("[VERIFICATION-5] [ACCOUNT-300] is linked to one account, which has what becomes of it", async () => {
    const { vendorData } = await open();
    await answer(vendorData, "approved");
    const person = await sandbox.logIn("unverified_player");
    const user = async () =>
      (await sandbox.send<{ id: string }>("GET", "/user", undefined, person)).body;
    const { id } = await user();
    const link = (user_id: string, credentials: Record<string, string>) =>
      sandbox.send(
        "POST",
        "/user/linkVeriffSessionToUser",
        { user_id, veriff_vendor_data: vendorData },
        credentials,
      );
    const other = await sandbox.logIn("verified_player");
    expect((await link(id, other)).status).toBe(403);
    expect([(await link(id, person)).status, (await link(id, person)).status]).toEqual([200, 200]);
    expect(await user()).toMatchObject({ document_status: "validated" });
    expect((await link("account-1", other)).status).toBe(403);
    await sandbox.control("verification/decide", { vendor_data: vendorData, status: "blocked" });
    expect(await user()).toMatchObject({ document_status: "blocked" });
  });

  it.each([
    ["made up", "v-guessed", null, "not_uploaded"],
    ["none", null, null, "not_uploaded"],
    ["not handed in yet", "open", null, "not_uploaded"],
    ["handed in", "open", "submitted", "pending"],
    ["approved", "open", "approved", "validated"],
  ] as const)(
    "[ACCOUNT-OPENING-13] that is %s is all that a registration says of it",
    async (_, session, status, found) => {
      const { vendorData } = await open();
      if (status !== null) await answer(vendorData, status);
      const { body } = await send<{ token: string }>(
        "POST",
        "/register",
        registrationOf({
          g_recaptcha_response: sandbox.operator.captcha.issue(),
          is_document_submitted_via_veriff: true,
          veriff_vendor_data: session === "open" ? vendorData : session,
        }),
      );
      const user = await send<User>("GET", "/user", undefined, body.token);
      expect(user.body.document_status).toBe(found);
    },
  );

  it("[VERIFICATION-6] follows the control", async () => {
    const { read, vendorData, statusPath, token } = await open();
    await sandbox.control("verification/decide", { vendor_data: vendorData, status: "review" });
    expect(await read()).toEqual({ status: "review" });
    await sandbox.control("verification/end-tokens");
    expect((await send("GET", statusPath, undefined, token)).status).toBe(401);
    const isActive = async () =>
      (await send<{ active: boolean }>("GET", "/v1/veriff-status/get-global-status")).body.active;
    await sandbox.control("verification", { active: false });
    expect(await isActive()).toBe(false);
    const refused = await send(
      "POST",
      "/v1/session/tenant/grandstand/",
      { lang: "fr" },
      await freshToken(),
    );
    expect(refused.status).toBe(403);
    await sandbox.control("reset");
    expect(await isActive()).toBe(true);
  });
});

/** Runs the page's script in a frame of the page with this address, which answers its handshake, or something else. */
function openInFrame(ancestor: string, answer: unknown = verificationRender) {
  const script = readFileSync(new URL("page/verification.js", import.meta.url), "utf8");
  const posted: unknown[][] = [];
  const listeners = new Map<string, () => unknown>();
  const elements = new Map<string, { disabled: boolean }>();
  const byId = (name: string) => {
    const element = elements.get(name) ?? {
      disabled: true,
      value: "approved",
      files: [{ type: "image/png", size: 68 }],
      addEventListener: (_type: string, listener: () => unknown) => listeners.set(name, listener),
    };
    elements.set(name, element);
    return element;
  };
  const parent = { postMessage: (...message: unknown[]) => posted.push(message) };
  let receive = (_event: object) => {};
  runInNewContext(script, {
    URL,
    window: { parent },
    addEventListener(_type: string, listener: (event: object) => void) {
      receive = listener;
    },
    location: { ancestorOrigins: [ancestor] },
    document: { body: { dataset: { origins: siteOrigin } }, getElementById: byId },
    fetch: async () => ({ ok: true }),
  });
  receive({ origin: ancestor, source: parent, data: answer });
  return {
    posted,
    isUsable: () => !byId("file").disabled && !byId("cancel").disabled,
    press: async (id: "cancel" | "submit") => void (await listeners.get(id)?.()),
  };
}

describe("the page's messages", () => {
  it("[VERIFICATION-4] [ACCOUNT-163] go to the framing site, and to no other", async () => {
    const messages = (...names: string[]) =>
      ["HANDSHAKE", ...names].map((name) => [`VERIFF_${name}`, siteOrigin]);
    const page = openInFrame(siteOrigin);
    await page.press("cancel");
    expect(page.posted).toEqual(messages("CANCELED"));
    await page.press("submit");
    expect(page.posted).toEqual(messages("CANCELED", "SUBMITTED", "FINISHED"));
    for (const [message] of page.posted) {
      expect(v.is(verificationMessageSchema, message)).toBe(true);
    }
    const elsewhere = openInFrame("https://elsewhere.example");
    await elsewhere.press("submit");
    expect(elsewhere.posted).toEqual([]);
  });

  it("[VERIFICATION-8] begin with a handshake, and nothing can be chosen before the site has answered it", () => {
    expect(openInFrame(siteOrigin, { name: "something else" }).isUsable()).toBe(false);
    expect(openInFrame(siteOrigin, "VERIFF_RENDER").isUsable()).toBe(false);
    expect(openInFrame(siteOrigin).isUsable()).toBe(true);
  });
});
