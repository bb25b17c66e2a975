import { linkVerification } from "@grandstand/contract/verification";
import { loadCode } from "@grandstand/ui/load-code";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { tabStorage } from "../../core/storage/storage.ts";
import { openCashier } from "../cashier/index.ts";
import { enterAccount } from "./enter-account.ts";
import { createRegistrationStore, type RegistrationStore } from "./store.ts";
import { createVerificationService } from "./verification.ts";

const loadTelephone = () => import("./telephone.ts");

/** The telephone numbers' rules, whose code comes with the step that needs it. */
export const telephoneRules = () => loadCode(loadTelephone);

/** The site's registration. */
export function createRegistration(site: Site): RegistrationStore {
  const { api, storage, clock, alone, setTimer, messages, connection, session, scheduler } = site;
  const { language, configuration } = site;
  return createRegistrationStore({
    api,
    storage,
    alone,
    setTimer,
    connection,
    scheduler,
    verification: createVerificationService({
      api,
      language,
      now: clock.now,
      tenant: configuration.bookmaker,
    }),
    tab: tabStorage(),
    now: clock.now,
    makeKey: () => crypto.randomUUID(),
    loadTelephone: telephoneRules,
    onElsewhere: messages.showElsewhere,
    isNativeApp: site.nativeApp !== null,
    onWelcome: () => openCashier(site, { section: "welcome" }),
    async onOpened(token, vendorData) {
      const cutOffDate = await enterAccount(site, token);
      await link(vendorData);
      return cutOffDate;
    },
  });

  /** A document that was handed in before the account was there; the operator has it all the same where this fails. */
  async function link(vendorData: string | null) {
    const { user } = session.getState();
    if (vendorData === null || user === null) return;
    const answer = await api(linkVerification, {
      body: { user_id: user.id, veriff_vendor_data: vendorData },
    });
    if (answer.ok) return void session.refreshUser();
    console.warn("The document that was handed in could not be linked to the account.");
  }
}

/** The same for a component. */
export function useRegistration(): RegistrationStore {
  return useFeatureStore(createRegistration);
}
