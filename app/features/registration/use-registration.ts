import { intervals } from "@grandstand/rules/intervals";
import { loadCode } from "@grandstand/ui/load-code";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import type { TabStorage } from "./draft.ts";
import { createRegistrationStore, type RegistrationStore } from "./store.ts";

const loadTelephone = () => import("./telephone.ts");

/** The telephone numbers' rules, whose code comes with the step that needs it. */
export const telephoneRules = () => loadCode(loadTelephone);

/** The site's registration. */
export function createRegistration(site: Site): RegistrationStore {
  const { api, storage, clock, alone, setTimer, messages, connection, session } = site;
  return createRegistrationStore({
    api,
    storage,
    alone,
    setTimer,
    connection,
    tab: tabStorage(),
    now: clock.now,
    makeKey: () => crypto.randomUUID(),
    loadTelephone: telephoneRules,
    onElsewhere: messages.showElsewhere,
    onOpened: enter,
  });

  /** Whoever has an account and no session logs in themselves. */
  async function enter(token: string | null) {
    const isLoggedIn = token !== null && (await session.loginWithToken(token));
    if (isLoggedIn) return;
    messages.open({ kind: "login", reason: "asked" });
    messages.showToast({
      severity: "success",
      title: { key: "registration.opened.title" },
      text: { key: "registration.opened.text" },
      duration: intervals.toastDefault,
    });
  }
}

/** The same for a component. */
export function useRegistration(): RegistrationStore {
  return useFeatureStore(createRegistration);
}

/** The storage of this tab, which may be off. */
function tabStorage(): TabStorage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}
