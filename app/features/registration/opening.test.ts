import { login } from "@grandstand/contract/account";
import { register, validateUsername } from "@grandstand/contract/registration";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../core/storage/storage.ts";
import { deferred, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { openBrowser, openPage, valid, walkToTheEnd } from "../../testing/registration.ts";
import { opensWelcomeCashier } from "./registration.ts";
import { toRegistrationView } from "./view.ts";

const usedName = refused(422, { message: "Déjà pris.", code: "INVALID_FIELD" } as never);
const timeout = { failure: { kind: "timeout" } } as const;

async function open() {
  const browser = openBrowser();
  const page = openPage(browser);
  await walkToTheEnd(page.store);
  return { ...browser, browser, ...page };
}

describe("a registration", () => {
  it("[REGISTRATION-STORE-30] is sent once, with all that A3 names and the affiliate's link", async () => {
    const { store, server, opened, storage } = await open();
    storage.tab().write(storageKeys.affiliation, '{"idaffiliation":"42","bonuscode":"WELCOME"}');
    await Promise.all([store.create(), store.create(), store.create()]);
    expect(opened).toEqual(["first"]);
    expect(server.sent(register)).toHaveLength(1);
    expect(server.sent(register)[0]?.body).toMatchObject({
      dob: "1988-02-29",
      natRegNumber: valid.natRegNumber,
      passportId: null,
      telephone: "+32470123456",
      gender: 0,
      idaffiliation: "42",
      idaffiliation_customs: "WELCOME",
      clickid: "",
    });
  });

  it("[REGISTRATION-STORE-37] stays as it was until its person is logged in", async () => {
    const browser = openBrowser();
    const login = deferred<void>();
    const { store } = openPage({ ...browser, entered: login.reply });
    await walkToTheEnd(store);
    await store.create();
    expect(store.getState()).toMatchObject({
      status: "submitting",
      wizard: { screen: "confirmation" },
    });
    login.give(undefined);
    await settle();
    expect(store.getState()).toMatchObject({ status: "open", wizard: { screen: "method" } });
  });

  it("[REGISTRATION-STORE-30] keeps no password anywhere while it is on its way", async () => {
    const { store, server, storage, tab } = await open();
    server.on(register, () => deferred<never>().reply);
    void store.create();
    await settle();
    const kept = storage.text() + tab.text();
    expect(kept).toContain(valid.username);
    expect(kept).not.toContain(valid.password);
  });

  it("[REGISTRATION-STORE-31] [ACCOUNT-321] that is refused leads to the first field, with the server's words", async () => {
    const { store, server, opened } = await open();
    const errors = { zipcode: ["Inconnu.", "Faux."], username: ["Déjà pris."] };
    server.on(register, () =>
      refused(422, { message: "Vérifiez.", code: "INVALID_FIELDS", errors } as never),
    );
    const { captcha } = store.getState();
    await store.create();
    const view = () => toRegistrationView(store.getState(), store.context());
    expect(view().screen).toBe("account");
    expect(view().fieldStates.username?.serverMessage).toBe("Déjà pris.");
    expect(store.getState()).toMatchObject({
      status: "open",
      error: { text: "Vérifiez." },
      captcha: captcha + 1,
      form: { g_recaptcha_response: "" },
    });
    store.change("username", "an_peeters2");
    expect(view().fieldStates.username?.serverMessage).toBeNull();
    expect(opened).toEqual([]);
  });

  it.each([
    [
      "the server's words",
      refused(403, { message: "Exclu.", code: "EXCLUDED" } as never),
      { text: "Exclu." },
    ],
    ["too many requests", refused(429, { message: "Too many." } as never), { text: "Too many." }],
  ])("[REGISTRATION-STORE-31] that is refused as a whole says %s", async (_, failure, error) => {
    const { store, server } = await open();
    server.on(register, () => failure);
    await store.create();
    expect(store.getState()).toMatchObject({ status: "open", error });
    expect(store.getState().wizard.screen).toBe("confirmation");
  });
});

describe("a registration whose answer was lost", () => {
  it.each([timeout, refused(500), refused(502), { failure: { kind: "malformed" } } as const])(
    "[REGISTRATION-STORE-32] [REGISTRATION-STORE-34] is looked up, and entered where it is there (%#)",
    async (failure) => {
      const { store, server, time, opened } = await open();
      server.on(register, () => failure);
      server.on(validateUsername, () => usedName);
      await store.create();
      expect(store.getState().status).toBe("unknown");
      await store.create();
      await time.pass(1_000);
      expect([opened, server.sent(register).length]).toEqual([["again"], 1]);
      expect(server.sent(login)).toMatchObject([{ body: { username: valid.username } }]);
    },
  );

  it("[REGISTRATION-STORE-32] stays unknown while no answer comes", async () => {
    const { store, server, time, opened } = await open();
    server.on(register, () => timeout);
    server.on(
      validateUsername,
      () => timeout,
      () => timeout,
      () => usedName,
    );
    await store.create();
    await time.pass(3_000);
    expect([store.getState().status, opened]).toEqual(["unknown", []]);
    await time.pass(4_000);
    expect(opened).toEqual(["again"]);
  });

  it("[REGISTRATION-STORE-33] may be sent again where the username is still free", async () => {
    const { store, server, time, opened } = await open();
    server.on(
      register,
      () => timeout,
      () => ({ token: "second" }),
    );
    await store.create();
    await time.pass(1_000);
    expect(store.getState()).toMatchObject({ status: "open", error: { reason: "never-arrived" } });
    await store.create();
    expect([opened, server.sent(register).length]).toEqual([["second"], 2]);
  });

  it("[REGISTRATION-STORE-38] offers to send it again, and does so or not as is wanted", async () => {
    const { store, server, time, opened } = await open();
    const seen = () => [store.getState().isRetryOffered, store.getState().error];
    server.on(
      register,
      () => refused(429, { message: "Trop souvent." } as never),
      () => timeout,
      () => ({ token: "third" }),
    );
    await store.create();
    expect(seen()).toEqual([false, { text: "Trop souvent." }]);
    store.change("g_recaptcha_response", "solved again");
    await store.create();
    await time.pass(1_000);
    expect(seen()).toEqual([true, { reason: "never-arrived" }]);
    await store.retry(false);
    expect(seen()).toEqual([false, { reason: "never-arrived" }]);
    await store.retry(true);
    expect([store.getState().isRetryOffered, opened]).toEqual([false, ["third"]]);
  });

  it("[REGISTRATION-STORE-34] refuses the username of somebody else", async () => {
    const { store, server, time, opened } = await open();
    server.on(register, () => timeout);
    server.on(validateUsername, () => usedName);
    server.on(login, () => refused(401, { message: "Faux." } as never));
    await store.create();
    await time.pass(1_000);
    expect(store.getState().refused).toEqual({ username: "Déjà pris." });
    expect([store.getState().wizard.screen, opened]).toEqual(["account", []]);
  });

  it("[REGISTRATION-STORE-35] is looked up after a reload too", async () => {
    const { store, server, time, browser } = await open();
    server.on(register, () => deferred<never>().reply);
    server.on(validateUsername, () => usedName);
    void store.create();
    await settle();
    const second = openPage(browser);
    expect(second.store.restore()).toBe(true);
    expect(second.store.getState().status).toBe("unknown");
    await time.pass(1_000);
    expect([second.opened, server.sent(login)]).toEqual([[null], []]);
    expect(openPage(browser).store.restore()).toBe(false);
  });
});

describe("the welcome cashier", () => {
  const now = Date.UTC(2026, 10, 23, 12);
  it.each([
    ["2026-11-24", false, true],
    ["2026-11-23", false, false],
    ["2026-11-24", true, false],
    [null, false, false],
    ["soon", false, false],
  ])(
    "[REGISTRATION-STORE-36] [ACCOUNT-158] before %s, in the native app %s: %s",
    (cutOffDate, isNativeApp, isOpened) => {
      expect(opensWelcomeCashier({ cutOffDate, now, isNativeApp })).toBe(isOpened);
    },
  );

  it("[REGISTRATION-STORE-36] opens once the person of the new account is logged in", async () => {
    const { store, browser, welcomed } = await open();
    browser.cutOffDate = "2026-12-24";
    await store.create();
    await settle();
    expect([store.getState().status, welcomed()]).toEqual(["open", 1]);
  });
});
