import { type IdentifiedPerson, readIdentifiedPerson } from "@grandstand/contract/identity-app";
import { register } from "@grandstand/contract/registration";
import { getVerificationActivity } from "@grandstand/contract/verification";
import { describe, expect, it } from "vitest";
import { deferred, refused } from "../../testing/fake-api.ts";
import { settle } from "../../testing/fake-time.ts";
import { openBrowser, openPage, valid, walkToTheEnd } from "../../testing/registration.ts";
import { toRegistrationView } from "./view.ts";

const proof = { auth: "secret", identifier: "whom" };
const confirmed = { proof, error: null, offersApp: true };
const person: IdentifiedPerson = {
  gender: 1,
  firstname: "Noor",
  lastname: "Janssens",
  dob: "1988-02-29",
  nationality: "NL",
  birthPlace: "Mechelen",
  natRegNumber: null,
  passportId: "NX1234567",
  address: "Lange Nieuwstraat 18",
  zipcode: "2800",
  city: "Mechelen",
  country: "BE",
};
const expired = refused(403, { message: "Expirée.", code: "IDENTITY_EXPIRED" } as never);

function open() {
  const browser = openBrowser();
  browser.server.on(readIdentifiedPerson, () => person);
  const page = openPage(browser);
  return { ...browser, browser, ...page, view: () => viewOf(page.store) };
}
type Page = ReturnType<typeof openPage>;
const viewOf = (store: Page["store"]) => toRegistrationView(store.getState(), store.context());

describe("the identity app", () => {
  it("[REGISTRATION-STORE-55] makes a document needless, whichever answer comes first", async () => {
    const { store, server } = open();
    server.on(getVerificationActivity, () => ({ active: true }));
    await store.identityCheck.prepare();
    expect(store.getState().wizard.hasIdentityCheck).toBe(true);
    await store.identityApp.receive(confirmed);
    expect(store.getState().wizard.hasIdentityCheck).toBe(false);
    await store.identityCheck.prepare();
    expect(store.getState().wizard.hasIdentityCheck).toBe(false);
  });

  it("[REGISTRATION-STORE-50] [ACCOUNT-26] fills in what it proved, and goes along", async () => {
    const { store, server, view } = open();
    const answer = deferred<IdentifiedPerson>();
    server.on(readIdentifiedPerson, () => answer.reply);
    void store.identityApp.receive(confirmed);
    expect(view()).toMatchObject({ screen: "method", identityAppStatus: "reading" });
    answer.give(person);
    await settle();
    expect(server.sent(readIdentifiedPerson)[0]?.body).toEqual(proof);
    expect(view()).toMatchObject({ screen: "account", identityAppStatus: "confirmed" });
    expect(store.getState().form).toMatchObject({
      firstname: "Noor",
      dob: "29/02/1988",
      passportId: "NX1234567",
      zipcode: "2800",
    });
    await walkToTheEnd(store);
    await store.create();
    expect(server.sent(register)[0]?.body).toMatchObject(proof);
  });

  it("[REGISTRATION-STORE-51] stays over a reload, until the registration ends", async () => {
    const { store, browser } = open();
    await store.identityApp.receive(confirmed);
    store.change("city", "Malines");
    const { store: next } = openPage(browser);
    next.restore();
    await next.identityApp.receive({ proof: null, error: null, offersApp: true });
    expect(viewOf(next)).toMatchObject({ screen: "account", identityAppStatus: "confirmed" });
    expect(next.getState()).toMatchObject({ proof, form: { firstname: "Noor", city: "Malines" } });
    next.discard();
    expect([next.getState().proof.auth, browser.tab.text()]).toEqual([null, ""]);
    expect(viewOf(next).identityAppStatus).toBe("none");
  });

  it("[REGISTRATION-STORE-52] [ACCOUNT-25] says why it proved nothing", async () => {
    const { store, view, server } = open();
    await store.identityApp.receive({ proof: null, error: "Refusée.", offersApp: true });
    expect(view()).toMatchObject({ identityAppError: "Refusée.", isIdentityAppShown: true });
    await store.identityApp.receive({ proof: null, error: "Trop jeune.", offersApp: false });
    expect(view()).toMatchObject({ identityAppError: "Trop jeune.", isIdentityAppShown: false });
    expect(view().screen).toBe("method");
    expect(server.sent(readIdentifiedPerson)).toEqual([]);
  });

  it("[REGISTRATION-STORE-53] is read again where no answer came", async () => {
    const { store, view, server } = open();
    server.on(readIdentifiedPerson, () => ({ failure: { kind: "timeout" } }) as const);
    await store.identityApp.receive(confirmed);
    expect(view()).toMatchObject({ screen: "method", identityAppStatus: "unreachable" });
    server.on(readIdentifiedPerson, () => person);
    await store.identityApp.retry();
    expect(view()).toMatchObject({ screen: "account", identityAppStatus: "confirmed" });
  });

  it("[REGISTRATION-STORE-53] has the server's words where it is refused", async () => {
    const { store, view, server } = open();
    server.on(readIdentifiedPerson, () => expired);
    await store.identityApp.receive(confirmed);
    expect(view()).toMatchObject({ identityAppStatus: "none", identityAppError: "Expirée." });
    expect(store.getState().proof.auth).toBeNull();
  });

  it("[REGISTRATION-STORE-54] is dropped where the registration finds it too old", async () => {
    const { store, server, view } = open();
    await store.identityApp.receive(confirmed);
    await walkToTheEnd(store);
    const errors = { auth: ["Expirée."] };
    server.on(register, () =>
      refused(422, { message: "Expirée.", code: "INVALID_FIELDS", errors } as never),
    );
    await store.create();
    expect(store.getState()).toMatchObject({ error: { text: "Expirée." }, proof: { auth: null } });
    expect(view()).toMatchObject({ screen: "confirmation", identityAppStatus: "none" });
    store.change("g_recaptcha_response", "again");
    await store.create();
    expect(server.sent(register).at(-1)?.body).toMatchObject({ auth: null, city: valid.city });
  });
});
