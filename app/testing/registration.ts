import { login } from "@grandstand/contract/account";
import {
  register,
  validateEmail,
  validateNrn,
  validatePassport,
  validateUsername,
} from "@grandstand/contract/registration";
import type { OperationSite } from "../core/operation/index.ts";
import { createScheduler } from "../core/scheduler/scheduler.ts";
import { createRegistrationStore, type RegistrationStore } from "../features/registration/store.ts";
import { createVerificationService } from "../features/registration/verification.ts";
import { createFakeApi } from "./fake-api.ts";
import { createFakeLocks } from "./fake-locks.ts";
import { createFakeStorage } from "./fake-storage.ts";
import { createFakeTime } from "./fake-time.ts";

/** A valid form but for the secrets, which each test types. */
export const valid = {
  email: "an.peeters@post.be",
  username: "an_peeters",
  password: "Abcdefg1",
  password_confirmation: "Abcdefg1",
  firstname: "An",
  lastname: "Peeters",
  dob: "29/02/1988",
  birthPlace: "Gent",
  natRegNumber: "88022900220",
  address: "Veldstraat 12",
  zipcode: "9000",
  city: "Gent",
  telephone: "0470123456",
  tos: true,
  g_recaptcha_response: "solved",
} as const;

/** A browser before a server that accepts everything. */
export function openBrowser() {
  const server = createFakeApi();
  const time = createFakeTime();
  const accepted = () => ({ status: true });
  server.on(validateEmail, accepted);
  server.on(validateUsername, accepted);
  server.on(validateNrn, accepted);
  server.on(validatePassport, accepted);
  server.on(register, () => ({ token: "first" }));
  server.on(login, () => ({ token: "again" }));
  return {
    server,
    storage: createFakeStorage(),
    time,
    tab: createFakeStorage(),
    scheduler: createScheduler({
      now: time.now,
      random: () => 0.5,
      setTimer: time.setTimer,
      isAwake: () => true,
      onWake: () => () => undefined,
    }),
    verification: createVerificationService({
      api: server.api,
      now: time.now,
      tenant: "house",
      language: "fr",
    }),
    /** The end of the login after an account was opened. */
    entered: Promise.resolve(),
    /** Until when the person who has registered is a newcomer. */
    cutOffDate: null as string | null,
  };
}
type Browser = ReturnType<typeof openBrowser>;

/** The registration on a page of the browser, which is the only one unless the tabs share their locks. */
export function openPage(
  browser: Browser,
  {
    alone = createFakeLocks().alone,
    onElsewhere = () => undefined,
    connection = { getState: () => ({ isOnline: true }) },
  }: Partial<Pick<OperationSite, "alone" | "onElsewhere" | "connection">> = {},
) {
  const opened: (string | null)[] = [];
  const linked: string[] = [];
  let keys = 0;
  let welcomed = 0;
  const store = createRegistrationStore({
    api: browser.server.api,
    storage: browser.storage.tab(),
    tab: browser.tab.tab(),
    now: browser.time.now,
    setTimer: browser.time.setTimer,
    alone,
    scheduler: browser.scheduler,
    verification: browser.verification,
    connection,
    isNativeApp: false,
    makeKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    loadTelephone: async () => ({
      toInternational: (text) => (/^0\d{9}$/.test(text) ? `+32${text.slice(1)}` : null),
    }),
    onElsewhere,
    onOpened: async (token, vendorData) => {
      if (vendorData !== null) linked.push(vendorData);
      opened.push(token);
      await browser.entered;
      return browser.cutOffDate;
    },
    onWelcome: () => {
      welcomed += 1;
    },
  });
  return { store, opened, linked, welcomed: () => welcomed };
}

/** Types a valid form, and goes to its last step. */
export async function walkToTheEnd(store: RegistrationStore): Promise<void> {
  store.fill(valid);
  await store.next();
  await store.next();
  await store.next();
  await store.next();
}
