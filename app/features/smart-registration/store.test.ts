import type { LoginData } from "@grandstand/contract/account";
import { validateNrn, validatePassport, validateUsername } from "@grandstand/contract/registration";
import { registerSmart } from "@grandstand/contract/smart-registration";
import { describe, expect, it, vi } from "vitest";
import { createFakeApi, deferred, refused } from "../../testing/fake-api.ts";
import { noon, settle } from "../../testing/fake-time.ts";
import { createSmartRegistrationStore, type SmartRegistrationStore } from "./store.ts";
import { toSmartRegistrationView } from "./view.ts";

const login = { username: "smart_register", password: "Grandstand1" };
const known: LoginData = { email: "adam@post.be", document_type: "nrn", nationality: "BE" };
const foreign: LoginData = { ...known, document_type: "passport", nationality: "PT" };
const accepted = () => ({ status: true });
const used = refused(422, { message: "Déjà pris.", code: "INVALID_FIELD" } as never);
const lost = { failure: { kind: "timeout" } } as never;
const valid = {
  sport_username: "adam_goossens",
  sport_password: "Velodroom8",
  natRegNumber: "88.02.29-002.20",
  passportId: " PT 123456 ",
  tos: true,
} as const;

function open(account: LoginData = known, isOnline = true) {
  const server = createFakeApi();
  for (const call of [validateUsername, validateNrn, validatePassport]) server.on(call, accepted);
  server.on(registerSmart, () => ({ token: "first" }));
  const onDone = vi.fn();
  const store = createSmartRegistrationStore({
    api: server.api,
    connection: { getState: () => ({ isOnline }) as never },
    now: () => noon,
    account,
    login,
    onDone,
  });
  const view = () => toSmartRegistrationView(store.getState(), account);
  return { server, store, onDone, view };
}

function fill(store: SmartRegistrationStore) {
  for (const [field, value] of Object.entries(valid)) store.change(field as never, value as never);
}

describe("what is typed", () => {
  it("[SMART-REGISTRATION-STORE-1] shows what is wrong once its field was left, or Create was pressed", async () => {
    const { store, server, view } = open();
    store.change("sport_username", "adam");
    expect(view().fieldStates.sport_username?.failure).toBeNull();
    store.leave("sport_username");
    expect(view().fieldStates.sport_username?.failure).toBe("username-length");
    store.leave("natRegNumber");
    expect(view().fieldStates.natRegNumber?.failure).toBeNull();
    await store.create();
    expect(view().fieldStates.tos?.failure).toBe("tos-required");
    expect(server.sent(validateUsername)).toEqual([]);
    expect(server.sent(registerSmart)).toEqual([]);
  });

  it("[SMART-REGISTRATION-STORE-9] [ACCOUNT-119] is shown with an address that only its owner recognises", () => {
    expect(open().view().email).toBe("a•••••@p•••••.be");
  });
});

describe("a check of the server", () => {
  it("[SMART-REGISTRATION-STORE-2] runs once for a text that holds, and says so until it changes", async () => {
    const { store, server, view } = open();
    server.on(validateUsername, () => used);
    store.change("sport_username", valid.sport_username);
    store.leave("sport_username");
    expect(view().fieldStates.sport_username?.isPending).toBe(true);
    store.leave("sport_username");
    await settle();
    expect(server.sent(validateUsername)).toEqual([{ body: { username: valid.sport_username } }]);
    expect(view().fieldStates.sport_username?.serverMessage).toBe("Déjà pris.");
    store.change("sport_username", "adam_goossens2");
    expect(view().fieldStates.sport_username?.serverMessage).toBeNull();
  });

  it("[SMART-REGISTRATION-STORE-2] judges the number that is wanted, a passport with its country", async () => {
    const national = open();
    fill(national.store);
    national.store.leave("natRegNumber");
    expect(national.server.sent(validateNrn)).toEqual([{ body: { natRegNumber: "88022900220" } }]);
    const { store, server } = open(foreign);
    fill(store);
    store.leave("passportId");
    const passport = { nationality: "PT", passportId: "PT 123456" };
    expect(server.sent(validatePassport)).toEqual([{ body: passport }]);
    await settle();
  });

  it("[SMART-REGISTRATION-STORE-3] holds Create while it is pending and after it has failed", async () => {
    const { store, server, view } = open();
    const answer = deferred<typeof used>();
    server.on(validateUsername, () => answer.reply, accepted);
    fill(store);
    store.leave("sport_username");
    expect(view().hold?.pending).toEqual(["sport_username"]);
    await store.create();
    answer.give(used);
    await settle();
    expect(view().hold).toEqual({ incomplete: [], refused: ["sport_username"], pending: [] });
    await store.create();
    expect(server.sent(registerSmart)).toEqual([]);
    store.change("sport_username", "adam_goossens2");
    expect(view().hold).toBeNull();
  });

  it("[SMART-REGISTRATION-STORE-3] runs before anything is sent, and a change meanwhile waits", async () => {
    const { store, server } = open();
    const answer = deferred<{ status: boolean }>();
    server.on(validateUsername, () => answer.reply, accepted);
    fill(store);
    const press = store.create();
    await settle();
    expect(server.sent(registerSmart)).toEqual([]);
    store.change("sport_password", "Velodroom9");
    answer.give({ status: true });
    await press;
    expect(server.sent(registerSmart)).toEqual([]);
    await store.create();
    expect(server.sent(registerSmart)[0]?.body?.sport_password).toBe("Velodroom9");
    expect(server.sent(validateUsername)).toHaveLength(1);
  });

  it.each([lost, refused(500), refused(429)])(
    "[SMART-REGISTRATION-STORE-4] without an answer holds no one back (%#)",
    async (failure) => {
      const { store, server, onDone } = open();
      server.on(validateUsername, () => failure);
      fill(store);
      await store.create();
      expect(onDone).toHaveBeenCalledExactlyOnceWith("first");
    },
  );
});

describe("what is sent", () => {
  it("[SMART-REGISTRATION-STORE-5] is sent once, with the login", async () => {
    const { store, server, onDone, view } = open();
    fill(store);
    const presses = [store.create(), store.create()];
    await Promise.all(presses);
    expect(server.sent(registerSmart)).toEqual([
      {
        body: {
          sport_username: "adam_goossens",
          sport_password: "Velodroom8",
          natRegNumber: "88022900220",
          passportId: null,
          tos: true,
          ...login,
          email: known.email,
        },
      },
    ]);
    expect(onDone).toHaveBeenCalledExactlyOnceWith("first");
    expect(view().status).toBe("submitting");
  });

  it("[SMART-REGISTRATION-STORE-6] [ACCOUNT-326] stays in the form where it is refused", async () => {
    const { store, server, view, onDone } = open();
    const errors = { natRegNumber: ["Déjà utilisé.", "Encore."] };
    server.on(registerSmart, () =>
      refused(422, { message: "À corriger.", code: "INVALID_FIELDS", errors } as never),
    );
    fill(store);
    await store.create();
    expect(store.getState()).toMatchObject({ status: "open", error: { text: "À corriger." } });
    expect(view().fieldStates.natRegNumber?.serverMessage).toBe("Déjà utilisé.");
    expect(view().hold?.refused).toEqual(["natRegNumber"]);
    expect(view().form).toEqual(valid);
    store.change("natRegNumber", "88.02.29-003.19");
    expect(view().hold?.refused).toBeUndefined();
    expect(onDone).not.toHaveBeenCalled();
  });

  it.each([
    [refused(403, { message: "Non.", code: "EXCLUDED" } as never), { text: "Non." }],
    [refused(429, { message: "Trop." } as never), { reason: "rate-limited" }],
  ])("[SMART-REGISTRATION-STORE-6] says why it is refused: %j", async (failure, error) => {
    const { store, server } = open();
    server.on(registerSmart, () => failure);
    fill(store);
    await store.create();
    expect(store.getState()).toMatchObject({ status: "open", error, refused: {} });
  });

  it("[SMART-REGISTRATION-STORE-6] does not leave without a connection", async () => {
    const { store, server } = open(known, false);
    fill(store);
    await store.create();
    expect(store.getState()).toMatchObject({ status: "open", error: { reason: "not-sent" } });
    expect(server.sent(registerSmart)).toEqual([]);
  });

  it.each([lost, { failure: { kind: "unreachable" } } as never, refused(502)])(
    "[SMART-REGISTRATION-STORE-7] is not known without an answer, and goes again as it was (%#)",
    async (failure) => {
      const { store, server, onDone } = open();
      server.on(
        registerSmart,
        () => failure,
        () => ({ token: "again" }),
      );
      fill(store);
      await store.create();
      expect(store.getState()).toMatchObject({ status: "unknown", error: null, form: valid });
      await store.create();
      const [first, second] = server.sent(registerSmart);
      expect(second).toEqual(first);
      expect(onDone).toHaveBeenCalledExactlyOnceWith("again");
    },
  );

  it("[SMART-REGISTRATION-STORE-8] keeps the login out of the store", async () => {
    const { store, server } = open();
    server.on(registerSmart, () => lost);
    fill(store);
    await store.create();
    const kept = JSON.stringify(store.getState());
    expect(kept).not.toContain(login.password);
    expect(kept).not.toContain(login.username);
  });
});
