import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testCards } from "../../domain/payments/test-cards.ts";
import {
  cardForm,
  fetchAddress,
  messageIn,
  plain,
  visitCashier,
} from "../../testing/cashier-visitor.ts";
import { fixedStart } from "../../testing/fixed-world.ts";
import {
  type Sandbox,
  siteOrigin,
  startSandbox,
  startTimeout,
} from "../../testing/start-sandbox.ts";
import { handOverTime } from "./pages/visits.ts";

let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
}, startTimeout);
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.control("reset");
  sandbox.world.setClock(fixedStart);
});

describe("the way into the cashier", () => {
  it("[CASHIER-1] is an address on its own origin, for a section that there is", async () => {
    const person = await sandbox.logIn("verified_player");
    const { status, body } = await fetchAddress(sandbox, person, "deposit?platform=mobile");
    expect(status).toBe(200);
    expect(new URL(body.url).origin).toBe(`http://127.0.0.1:${sandbox.cashierPort}`);
    expect(new URL(body.url).origin).not.toBe(sandbox.base);
    expect((await fetchAddress(sandbox, person, "elsewhere")).status).toBe(404);
    expect((await fetchAddress(sandbox, person, "home?tab=elsewhere")).status).toBe(400);
    expect((await fetchAddress(sandbox, {}, "deposit")).status).toBe(401);
  });

  it("[CASHIER-2] has a token that is good once, for two minutes, and is not the session's", async () => {
    const person = await sandbox.logIn("verified_player");
    const { url, first } = await visitCashier(sandbox, person, "home");
    expect(first.status).toBe(200);
    const token = new URL(url).searchParams.get("token") ?? "";
    expect(url).not.toContain(person.authorization?.replace("Bearer ", ""));
    expect(first.html + first.path).not.toContain(token);
    expect((await fetch(url, { redirect: "manual" })).status).toBe(404);
    const { body } = await fetchAddress(sandbox, person);
    sandbox.world.setClock(fixedStart + handOverTime);
    expect((await fetch(body.url, { redirect: "manual" })).status).toBe(404);
  });

  it("[CASHIER-3] opens a visit to its cookie alone, until the session ends", async () => {
    const person = await sandbox.logIn("verified_player");
    const other = await visitCashier(sandbox, await sandbox.logIn("promo_player"));
    const own = await visitCashier(sandbox, person);
    const bare = await fetch(`${own.base}/home`);
    expect(bare.status).toBe(404);
    expect((await own.page("/home", { cookie: other.cookie })).status).toBe(404);
    expect((await own.page("/home")).html).toContain("Camille Vermeulen");
    await sandbox.send("POST", "/logout", {}, person);
    const ended = await own.page("/home");
    expect([ended.status, ended.html.includes("Camille")]).toEqual([404, false]);
  });

  it("[CASHIER-3] keeps its cookie from scripts and from every other page", async () => {
    const { body } = await fetchAddress(sandbox, await sandbox.logIn("verified_player"));
    const cookie = (await fetch(body.url, { redirect: "manual" })).headers.get("set-cookie");
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/Path=\/visit\/[\w-]+\//);
  });

  it("[CASHIER-7] says in a frame that it needs a tab where the browser keeps no cookie of it", async () => {
    const { page } = await visitCashier(sandbox, await sandbox.logIn("verified_player"));
    const inFrame = (cookie: string) => page("/home", { cookie, "sec-fetch-dest": "iframe" });
    const [without, ended, own] = [
      await inFrame(""),
      await inFrame("visit-other=x"),
      await page("/home"),
    ];
    expect(without.html).toContain("cashier:needs-tab");
    expect(without.html).not.toContain("Camille");
    expect(ended.html).toContain("cashier:needs-tab");
    expect(own.html).not.toContain("cashier:needs-tab");
    const inTab = await page("/home", { cookie: "" });
    expect([inTab.status, inTab.html.includes("cashier:needs-tab")]).toEqual([404, false]);
  });

  it("[CASHIER-4] is closed to a person without the permission", async () => {
    const person = await sandbox.logIn("verified_player");
    const permissions = { cashier_opening_allowed: false };
    await sandbox.control("account", { username: "verified_player", profile: { permissions } });
    const { status, body } = await sandbox.send("GET", "/cashier/deposit", undefined, person);
    expect([status, body.code]).toEqual([403, "CASHIER_CLOSED"]);
    const user = await sandbox.send("GET", "/user", undefined, person);
    expect(user.body.permissions).toMatchObject(permissions);
  });
});

describe("the pages", () => {
  const sections = ["deposit", "fastDeposit", "home", "history", "welcome", "search", "index"];
  const tabs = ["withdraw", "limits", "cooloff", "documents", "privacy"];
  const paths = [...sections, ...tabs.map((tab) => `index?tab=${tab}`)];

  it.each(["fr", "nl", "en"])("[CASHIER-5] [ACCOUNT-61] are all there in %s", async (language) => {
    const person = await sandbox.logIn("verified_player");
    const titles = new Set<string>();
    for (const path of paths) {
      const { first } = await visitCashier(sandbox, person, path, language);
      expect(first.status, path).toBe(200);
      expect(first.html).toContain(`<html lang="${language}">`);
      expect(first.html).not.toMatch(/\{\w+\}|undefined/);
      const policy = first.headers.get("content-security-policy") ?? "";
      expect(policy).toContain(`frame-ancestors ${siteOrigin}`);
      expect(policy).not.toContain("unsafe");
      for (const [, file = ""] of first.html.matchAll(/(?:src|href)="(\/cashier\.\w+)"/g)) {
        const { origin } = new URL(`http://127.0.0.1:${sandbox.cashierPort}`);
        expect((await fetch(origin + file)).status).toBe(200);
      }
      titles.add(/<title>(.*?)<\/title>/.exec(first.html)?.[1] ?? "");
    }
    // The index is the account's page.
    expect(titles.size).toBe(paths.length - 1);
  });

  it.each(["light", "dark", "contrast"])(
    "[CASHIER-5] are drawn in the site's theme, %s",
    async (theme) => {
      const person = await sandbox.logIn("verified_player");
      const { body } = await fetchAddress(sandbox, person);
      const entered = await fetch(`${body.url}&theme=${theme}`, { redirect: "manual" });
      const cookie = (entered.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
      const address = new URL(entered.headers.get("location") ?? "", body.url);
      const html = await (await fetch(address, { headers: { cookie } })).text();
      expect(html).toContain(`data-theme="${theme}"`);
    },
  );

  it("[CASHIER-6] do nothing for a form of another origin", async () => {
    const person = await sandbox.logIn("empty_wallet");
    const visitor = await visitCashier(sandbox, person);
    const form = cardForm(testCards.accepted, "25");
    const foreign = await visitor.send("/deposit", form, { "sec-fetch-site": "same-site" });
    expect(foreign.status).toBe(404);
    expect(await sandbox.balance(person)).toBe(0);
  });

  it("[CASHIER-52] keep choices about one's data, and begin with none", async () => {
    const visitor = await visitCashier(sandbox, await sandbox.logIn("verified_player"));
    const ticked = ({ html }: { html: string }) =>
      [...html.matchAll(/id="(by_\w+|statistics)"[^>]* checked/g)].map(([, name]) => name);
    expect(ticked(await visitor.page("/privacy"))).toEqual([]);
    const saved = await visitor.send("/privacy", { by_email: "on", statistics: "on" });
    expect(plain(saved.html)).toContain("Your choices are kept.");
    expect(ticked(await visitor.page("/privacy"))).toEqual(["by_email", "statistics"]);
    await visitor.send("/privacy", {});
    expect(ticked(await visitor.page("/privacy"))).toEqual([]);
  });

  it("[CASHIER-50] send a document, whose status reaches the account", async () => {
    const person = await sandbox.logIn("unverified_player");
    const visitor = await visitCashier(sandbox, person, "home?tab=documents");
    const wrong = await visitor.send("/documents", { file_type: "text/html", file_bytes: "9" });
    expect([wrong.status, messageIn(wrong)]).toEqual([422, undefined]);
    const sent = await visitor.send("/documents", { file_type: "image/png", file_bytes: "6800" });
    expect(messageIn(sent)).toEqual({
      type: "cashier:documents-uploaded",
      payload: { document_status: "pending" },
    });
    const status = async () =>
      (await sandbox.send("GET", "/user", undefined, person)).body.document_status;
    expect(await status()).toBe("pending");
    const { body } = await sandbox.send<{ verifications: Record<string, unknown>[] }>(
      "GET",
      "/control/api/verifications",
    );
    const [kept] = body.verifications;
    expect(kept).toMatchObject({ image_type: "image/png", image_bytes: 6_800 });
    const { vendor_data } = kept ?? {};
    await sandbox.control("verification/decide", { vendor_data, status: "approved" });
    expect(await status()).toBe("validated");
  });
});
