import { register } from "@grandstand/contract/registration";
import {
  getVerificationActivity,
  getVerificationStatus,
  getVerificationToken,
  openVerification,
} from "@grandstand/contract/verification";
import type { DocumentStatus } from "@grandstand/rules/documents";
import { describe, expect, it, vi } from "vitest";
import { refused } from "../../testing/fake-api.ts";
import { openBrowser, openPage, valid } from "../../testing/registration.ts";
import { identityResultOf, toRegistrationView } from "./view.ts";

const session = { url: "https://vendor.example/?session=v-1", vendorData: "v-1" };
const poll = 2_000;
const expiredToken = refused(401, { message: "Expiré.", code: "TOKEN_EXPIRED" } as never);

/** A registration at the identity check, with a service that says a status. */
async function openCheck({ active = true } = {}) {
  const browser = openBrowser();
  const { server, time } = browser;
  let status: DocumentStatus = "not_uploaded";
  let tokens = 0;
  server.on(getVerificationActivity, () => ({ active }));
  server.on(getVerificationToken, () => {
    tokens += 1;
    return { token: `token-${tokens}`, expire_ts: time.now() / 1_000 + 300 };
  });
  server.on(openVerification, () => ({ data: { verification: session } }));
  server.on(getVerificationStatus, () => ({ status }));
  const page = openPage(browser);
  const { store } = page;
  await store.identityCheck.prepare();
  store.fill(valid);
  for (let step = 0; step < 4; step += 1) await store.next();
  const screen = () => toRegistrationView(store.getState(), store.context()).screen;
  return {
    ...browser,
    ...page,
    browser,
    screen,
    tokens: () => tokens,
    async say(next: DocumentStatus) {
      status = next;
      await time.pass(poll);
    },
  };
}

describe("the identity check", () => {
  it("[REGISTRATION-STORE-60] comes before the last step, and is skipped by Next", async () => {
    const { store, screen, server, create } = await withCreate();
    expect(screen()).toBe("identity-check");
    expect(toRegistrationView(store.getState(), store.context()).buttons.next).toBe("skip");
    await store.identityCheck.open();
    await store.next();
    expect(screen()).toBe("confirmation");
    await create();
    expect(server.sent(register)[0]?.body).toMatchObject({
      veriff_vendor_data: null,
      is_document_submitted_via_veriff: false,
    });
  });

  it.each([
    ["is off", { active: false }],
    ["can't be reached", { failure: { kind: "unreachable" } } as const],
  ])(
    "[REGISTRATION-STORE-61] [ACCOUNT-303] [ACCOUNT-331] does not appear where the service %s",
    async (_, answer) => {
      const browser = openBrowser();
      browser.server.on(getVerificationActivity, () => answer as never);
      const { store } = openPage(browser);
      await store.identityCheck.prepare();
      store.fill(valid);
      for (let step = 0; step < 4; step += 1) await store.next();
      expect(store.getState().wizard.screen).toBe("confirmation");
    },
  );

  it.each<DocumentStatus>(["validated", "approved", "review", "declined", "blocked"])(
    "[REGISTRATION-STORE-62] ends with the status %s, which is requested every 2 s",
    async (status) => {
      const { store, say, screen, server } = await openCheck();
      await store.identityCheck.open();
      await say("not_uploaded");
      expect(screen()).toBe("identity-check");
      await say(status);
      expect(screen()).toBe("confirmation");
      expect(store.getState().proof).toMatchObject({
        veriffVendorData: "v-1",
        isDocumentSubmitted: true,
      });
      const requests = server.sent(getVerificationStatus).length;
      await say(status);
      expect(server.sent(getVerificationStatus)).toHaveLength(requests);
    },
  );

  it("[REGISTRATION-STORE-63] follows what its page says", async () => {
    const { store, screen, say, create, server, linked } = await withCreate();
    await store.identityCheck.open();
    store.identityCheck.receive("started");
    expect(screen()).toBe("identity-check");
    store.identityCheck.receive("submitted");
    store.identityCheck.receive("finished");
    expect(screen()).toBe("confirmation");
    expect(identityResultOf(store.getState().identityCheck).standing).toBe("in-review");
    await say("approved");
    expect(identityResultOf(store.getState().identityCheck).standing).toBe("validated");
    await create();
    expect(server.sent(register)[0]?.body).toMatchObject({
      veriff_vendor_data: "v-1",
      is_document_submitted_via_veriff: true,
    });
    expect(linked).toEqual(["v-1"]);
  });

  it("[REGISTRATION-STORE-64] can be begun again after it was cancelled or did not come", async () => {
    const { store, server, say } = await openCheck();
    await store.identityCheck.open();
    store.identityCheck.receive("canceled");
    expect(store.getState().identityCheck).toMatchObject({ status: "canceled", session: null });
    const requests = server.sent(getVerificationStatus).length;
    await say("approved");
    expect(server.sent(getVerificationStatus)).toHaveLength(requests);
    server.on(openVerification, () => refused(403, { message: "Fermé." } as never));
    await store.identityCheck.retry();
    expect(store.getState().identityCheck).toMatchObject({ status: "failed", problem: "Fermé." });
    server.on(openVerification, () => ({ data: { verification: session } }));
    await store.identityCheck.retry();
    expect(store.getState().identityCheck.status).toBe("open");
  });

  it("[REGISTRATION-STORE-65] [ACCOUNT-302] [ACCOUNT-329] renews a refused token once, and fetches one that has expired", async () => {
    const { store, server, time, tokens, say } = await openCheck();
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    let refusals = 1;
    const answer = () => {
      refusals -= 1;
      return refusals >= 0 ? expiredToken : { data: { verification: session } };
    };
    server.on(openVerification, answer);
    await store.identityCheck.open();
    expect(store.getState().identityCheck.status).toBe("open");
    expect([tokens(), warn.mock.calls.length]).toEqual([2, 0]);
    await time.pass(300_000);
    await say("not_uploaded");
    expect(tokens()).toBe(3);
    refusals = 2;
    store.identityCheck.receive("canceled");
    await store.identityCheck.retry();
    expect(store.getState().identityCheck.status).toBe("failed");
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("[REGISTRATION-STORE-66] [ACCOUNT-328] has the server's words where the status can't be read", async () => {
    const { store, server, say } = await openCheck();
    await store.identityCheck.open();
    server.on(getVerificationStatus, () => refused(404, { message: "Inconnue." } as never));
    await say("not_uploaded");
    expect(store.getState().identityCheck).toMatchObject({ status: "open", problem: "Inconnue." });
    expect(identityResultOf(store.getState().identityCheck)).toEqual({
      standing: null,
      problem: "Inconnue.",
    });
  });

  it("[REGISTRATION-STORE-62] is not followed once it was left, and again where it is back", async () => {
    const { store, server, say, screen } = await openCheck();
    await store.identityCheck.open();
    store.identityCheck.leave();
    await say("not_uploaded");
    expect(server.sent(getVerificationStatus)).toEqual([]);
    await store.identityCheck.open();
    await say("validated");
    expect([server.sent(openVerification).length, screen()]).toEqual([1, "confirmation"]);
  });

  it("[REGISTRATION-STORE-67] is followed over a reload once a document was handed in", async () => {
    const { store, browser, say } = await openCheck();
    await store.identityCheck.open();
    store.identityCheck.receive("submitted");
    store.identityCheck.stop();
    const { store: next } = openPage(browser);
    next.restore();
    await next.identityCheck.prepare();
    await say("declined");
    expect(identityResultOf(next.getState().identityCheck).standing).toBe("missing");
    expect(next.getState().wizard.hasIdentityCheck).toBe(false);
  });
});

/** The same, with a way to the account. */
async function withCreate() {
  const check = await openCheck();
  return {
    ...check,
    async create() {
      check.store.change("g_recaptcha_response", "solved");
      await check.store.create();
    },
  };
}
