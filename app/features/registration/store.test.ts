import {
  checkTestMode,
  getNewTestAccountDetails,
  register,
  validateEmail,
  validateNrn,
  validateUsername,
} from "@grandstand/contract/registration";
import { describe, expect, it } from "vitest";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { deferred, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { openBrowser, openPage, valid, walkToTheEnd } from "../../testing/registration.ts";
import type { RegistrationStore } from "./store.ts";
import { toRegistrationView } from "./view.ts";

const usedName = refused(422, { message: "Déjà pris.", code: "INVALID_FIELD" } as never);

function open() {
  const browser = openBrowser();
  return { ...browser, ...openPage(browser) };
}

const viewOf = (store: RegistrationStore) => toRegistrationView(store.getState(), store.context());
const fieldOf = (store: RegistrationStore, field: "email" | "username" | "natRegNumber") =>
  viewOf(store).fieldStates[field];

describe("what is typed", () => {
  it("[REGISTRATION-STORE-1] [ACCOUNT-230] shows what is wrong once its field was left", async () => {
    const { store } = open();
    await store.next();
    store.change("email", "an");
    expect(fieldOf(store, "email")?.failure).toBeNull();
    store.leave("email");
    expect(fieldOf(store, "email")?.failure).toBe("email-format");
    expect(fieldOf(store, "username")?.failure).toBeNull();
    await store.next();
    expect(fieldOf(store, "username")?.failure).toBe("username-required");
    expect(viewOf(store).screen).toBe("account");
  });

  it("[REGISTRATION-STORE-2] completes a national number, but not while a person deletes", () => {
    const { store } = open();
    store.change("dob", valid.dob);
    store.change("natRegNumber", "88022900");
    store.change("natRegNumber", "880229002");
    expect(store.getState().form.natRegNumber).toBe("88022900220");
    store.change("natRegNumber", "880229002");
    expect(store.getState().form.natRegNumber).toBe("880229002");
  });

  it("[REGISTRATION-STORE-3] loses the number that is not wanted any more", () => {
    const { store } = open();
    store.change("natRegNumber", "880229");
    store.change("nationality", "NL");
    expect(viewOf(store).identityField).toBe("passportId");
    store.change("passportId", "AB1234567");
    store.change("hasNationalNumber", true);
    expect(store.getState().form).toMatchObject({ natRegNumber: "", passportId: "" });
  });

  it("[REGISTRATION-STORE-5] has a dial code, whatever is emptied", () => {
    const { store } = open();
    store.change("telephoneCountry", "NL");
    store.change("telephoneCountry", "");
    expect(store.getState().form.telephoneCountry).toBe("NL");
  });

  it("[REGISTRATION-STORE-4] outlives its page, all but the secrets", async () => {
    const browser = openBrowser();
    const first = openPage(browser);
    await first.store.next();
    for (const [field, value] of Object.entries(valid))
      first.store.change(field as never, value as never);
    const kept = browser.tab.text();
    expect(kept).not.toContain(valid.password);
    expect(kept).not.toContain(valid.g_recaptcha_response);
    const { store } = openPage(browser);
    expect(store.getState().form.email).toBe("");
    store.restore();
    const { form, wizard } = store.getState();
    expect(wizard.screen).toBe("account");
    expect(form).toMatchObject({ email: valid.email, city: "Gent", password: "", tos: true });
  });

  it("[REGISTRATION-STORE-4] is gone after an exit and after success, and what was kept wrongly is nothing", async () => {
    const browser = openBrowser();
    const first = openPage(browser);
    first.store.change("email", "an@post.be");
    first.store.discard();
    expect(browser.tab.text()).toBe("");
    expect(first.store.getState().form.email).toBe("");
    await walkToTheEnd(first.store);
    await first.store.create();
    expect([first.opened, browser.tab.text()]).toEqual([["first"], ""]);
    browser.tab.tab().write(lateStorageKeys.registrationDraft, '{"email":7}');
    const third = openPage(browser);
    third.store.restore();
    expect(third.store.getState().form.email).toBe("");
  });
});

describe("a check of the server", () => {
  it("[REGISTRATION-STORE-10] [ACCOUNT-226] runs for a text that holds, and once for each", async () => {
    const { store, server } = open();
    await store.next();
    store.change("email", "an");
    store.leave("email");
    store.change("email", valid.email);
    store.leave("email");
    store.leave("email");
    await settle();
    store.leave("email");
    expect(server.sent(validateEmail)).toEqual([{ body: { email: valid.email } }]);
    expect(fieldOf(store, "email")).toMatchObject({ isAccepted: true, isPending: false });
  });

  it("[REGISTRATION-STORE-10] shows the server's words until the text changes", async () => {
    const { store, server } = open();
    server.on(validateUsername, () => usedName);
    await store.next();
    store.change("username", "an_peeters");
    store.leave("username");
    expect(fieldOf(store, "username")?.isPending).toBe(true);
    await settle();
    expect(fieldOf(store, "username")?.serverMessage).toBe("Déjà pris.");
    store.change("username", "an_peeters2");
    expect(fieldOf(store, "username")).toMatchObject({ serverMessage: null, isAccepted: false });
  });

  it("[REGISTRATION-STORE-10] sees a national number by its digits", async () => {
    const { store, server } = open();
    store.fill({ dob: valid.dob, natRegNumber: "88.02.29-002.20" });
    store.leave("natRegNumber");
    await settle();
    expect(server.sent(validateNrn)).toEqual([{ body: { natRegNumber: valid.natRegNumber } }]);
  });

  it("[REGISTRATION-STORE-11] that comes late says nothing of a newer text", async () => {
    const { store, server } = open();
    const late = deferred<typeof usedName>();
    server.on(
      validateUsername,
      () => late.reply,
      () => ({ status: true }),
    );
    await store.next();
    store.change("username", "an_peeters");
    store.leave("username");
    store.change("username", "an_peeters2");
    store.leave("username");
    await settle();
    late.give(usedName);
    await settle();
    expect(fieldOf(store, "username")).toMatchObject({ serverMessage: null, isAccepted: true });
  });

  it.each([{ failure: { kind: "timeout" } } as const, refused(500), refused(429)])(
    "[REGISTRATION-STORE-12] without an answer holds no one back (%#)",
    async (failure) => {
      const { store, server } = open();
      server.on(validateEmail, () => failure);
      await store.next();
      store.fill(valid);
      await store.next();
      expect(store.getState().wizard.screen).toBe("personal");
    },
  );
});

describe("a step", () => {
  it("[REGISTRATION-STORE-20] ends once the server has judged its fields", async () => {
    const { store, server } = open();
    const email = deferred<{ status: boolean }>();
    server.on(validateEmail, () => email.reply);
    await store.next();
    store.fill(valid);
    const end = store.next();
    await settle();
    expect(store.getState().wizard.screen).toBe("account");
    email.give({ status: true });
    await end;
    expect(store.getState().wizard.screen).toBe("personal");
  });

  it("[REGISTRATION-STORE-20] stays where the server refuses a field", async () => {
    const { store, server } = open();
    server.on(validateUsername, () => usedName);
    await store.next();
    store.fill(valid);
    await store.next();
    expect(store.getState().wizard.screen).toBe("account");
  });

  it("[REGISTRATION-STORE-21] that was left while the server judged does not continue", async () => {
    const { store, server } = open();
    const email = deferred<{ status: boolean }>();
    server.on(validateEmail, () => email.reply);
    await store.next();
    store.fill(valid);
    const end = store.next();
    store.previous();
    email.give({ status: true });
    await end;
    expect(store.getState().wizard.screen).toBe("method");
    expect(store.previous()).toBe(false);
  });

  it("[REGISTRATION-STORE-22] that is not ready any more is led back to by Create", async () => {
    const { store, server } = open();
    await walkToTheEnd(store);
    expect(store.getState().wizard.screen).toBe("confirmation");
    store.fill({ password: "", password_confirmation: "" });
    await store.create();
    expect(viewOf(store).screen).toBe("account");
    expect(viewOf(store).fieldStates.password?.failure).toBe("password-required");
    expect(server.sent(register)).toEqual([]);
  });
});

describe("the internal test mode", () => {
  it("[REGISTRATION-STORE-40] [ACCOUNT-257] fills everything in with a new person, and needs no captcha", async () => {
    const { store, server, opened } = open();
    server.on(checkTestMode, () => ({ status: true }));
    server.on(getNewTestAccountDetails, () => ({
      email: "tester@example.test",
      username: "tester_1",
      password: "Tester-1234",
      gender: 1 as const,
      firstname: "Camille",
      lastname: "d’Hondt",
      dob: valid.dob.split("/").reverse().join("-"),
      nationality: "BE",
      birthPlace: "Namur",
      natRegNumber: valid.natRegNumber,
      passportId: null,
      address: "Rue de Fer 1",
      zipcode: "5000",
      city: "Namur",
      country: "BE",
      telephone: "0470123456",
    }));
    await store.checkTestMode();
    await store.autofill(true);
    expect(server.sent(getNewTestAccountDetails)).toEqual([{ query: { is_belgium: "true" } }]);
    for (const _ of ["method", "account", "personal", "address"]) await store.next();
    expect(viewOf(store).screen).toBe("confirmation");
    store.change("tos", true);
    await store.create();
    await settle();
    expect(server.sent(register)[0]?.body).toMatchObject({
      username: "tester_1",
      password_confirmation: "Tester-1234",
      g_recaptcha_response: "",
    });
    expect(opened).toEqual(["first"]);
  });

  it("[REGISTRATION-STORE-41] [ACCOUNT-285] is off where nothing says that it is on, and a failed fill changes nothing", async () => {
    const { store, server } = open();
    server.on(checkTestMode, () => refused(500));
    await store.checkTestMode();
    expect(viewOf(store).isInternalTest).toBe(false);
    server.on(getNewTestAccountDetails, () => refused(403));
    const before = store.getState().form;
    await store.autofill(false);
    expect(store.getState().form).toBe(before);
  });
});
