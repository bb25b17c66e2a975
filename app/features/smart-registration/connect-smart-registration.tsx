import { useWording } from "@grandstand/ui/provider";
import { SmartRegistration } from "@grandstand/ui/smart-registration";
import { useState } from "react";
import { useStore } from "zustand";
import { passFocusOnLogin, returnFocusAfter } from "../../core/messages/return-focus.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";
import { enterAccount, useCloseOnLogin } from "../registration/index.lazy.ts";
import { createIncompleteLogin, type IncompleteLogin } from "../session/index.lazy.ts";
import { createSmartRegistrationStore, type SmartRegistrationStore } from "./store.ts";
import { toSmartRegistrationView } from "./view.ts";

/** Our own words where the server said none. */
const errorKeys = {
  failed: "smart-registration.error.failed",
  "not-sent": "registration.error.not-sent",
  "rate-limited": "registration.error.rate-limited",
} as const;

/** The form that completes an account, over the page where its person logged in (A2); it closes once they are in. */
export function ConnectSmartRegistration() {
  const site = useSite();
  const t = useWording();
  const { messages } = site;
  // Both go with the form, and the passwords go with them.
  const [{ account, login, opener }] = useState(() => keptLogin(site));
  const [store] = useState(() => createStoreFor(site, { account, login }));
  const smart = useStore(store, (state) => state);
  useCloseOnLogin(() => {
    passFocusOnLogin(messages, opener);
    messages.close();
  });
  const { error } = smart;
  return (
    <SmartRegistration
      {...toSmartRegistrationView(smart, account)}
      error={error && ("text" in error ? error.text : t(errorKeys[error.reason]))}
      onChange={store.change}
      onLeave={store.leave}
      onCreate={() => void store.create()}
      onClose={() => {
        returnFocusAfter(messages, opener);
        messages.close();
      }}
    />
  );
}

/** The login that led here. Throws without one, which the page shows as a part that did not load. */
function keptLogin(site: Site): IncompleteLogin {
  const kept = featureStore(site, createIncompleteLogin).kept();
  if (kept === null) throw new Error("No login led to this form.");
  return kept;
}

function createStoreFor(
  site: Site,
  { account, login }: Omit<IncompleteLogin, "opener">,
): SmartRegistrationStore {
  const { api, clock, connection, messages } = site;
  return createSmartRegistrationStore({
    api,
    connection,
    now: clock.now,
    account,
    login,
    onDone(token) {
      // A person who has closed the form meanwhile logs in when they want to.
      const isOpen = messages.getState().overlay?.kind === "smart-registration";
      if (isOpen) void enterAccount(site, token);
    },
  });
}
