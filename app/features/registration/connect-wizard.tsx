import { useWording } from "@grandstand/ui/provider";
import {
  ExitPrompt,
  RegistrationWizard,
  type WizardLayout,
} from "@grandstand/ui/registration-wizard";
import { Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectCaptcha } from "../session/index.lazy.ts";
import { createCountries, toCountryOptions } from "./countries.ts";
import { errorKey } from "./error-key.ts";
import { telephoneRules, useRegistration } from "./use-registration.ts";
import { toRegistrationView } from "./view.ts";

export interface ConnectWizardProps {
  readonly layout: WizardLayout;
  /** The person leaves: what was typed is gone already. */
  readonly onLeave: () => void;
}

const noCodes: ReadonlyMap<string, string> = new Map();

/** The registration, from the choice of a method to the account (A2). */
export function ConnectWizard({ layout, onLeave }: ConnectWizardProps) {
  const { messages } = useSite();
  const t = useWording();
  const store = useRegistration();
  const registration = useStore(store, (state) => state);
  const [isLeaving, setLeaving] = useState(false);
  const countries = useCountries(registration.wizard.screen === "address");
  const solve = useCallback(
    (token: string | null) => store.change("g_recaptcha_response", token ?? ""),
    [store],
  );
  useEffect(() => void store.restore(), [store]);

  // Nothing is lost of a registration that nobody has begun.
  function leave() {
    if (registration.wizard.screen === "method") return onLeave();
    setLeaving(true);
  }

  const { error, captcha } = registration;
  return (
    <>
      <RegistrationWizard
        {...toRegistrationView(registration, store.context())}
        {...countries}
        layout={layout}
        error={error && ("text" in error ? error.text : t(errorKey(error.reason)))}
        isIdentityAppShown={false}
        identityAppError={null}
        captcha={
          <Suspense>
            <ConnectCaptcha key={captcha} onSolve={solve} />
          </Suspense>
        }
        onChange={store.change}
        onLeave={store.leave}
        onIdentityApp={messages.showNotOpen}
        onEmail={() => void store.next()}
        onNext={() => void store.next()}
        onPrevious={() => void store.previous()}
        onCreate={() => void store.create()}
        onBack={() => {
          if (!store.previous()) leave();
        }}
        onAutofill={() => undefined}
        onLogin={() => messages.open({ kind: "login", reason: "asked" })}
        onClose={leave}
      />
      {isLeaving && (
        <ExitPrompt
          onContinue={() => setLeaving(false)}
          onLeave={() => {
            store.discard();
            onLeave();
          }}
        />
      )}
    </>
  );
}

/** The lists that the form chooses from; the dial codes come with the step that has the telephone. */
function useCountries(isTelephoneShown: boolean) {
  const store = useFeatureStore(createCountries);
  const fetched = useFetched(createCountries, "all");
  const [dialCodes, setDialCodes] = useState(noCodes);
  useEffect(() => {
    if (!isTelephoneShown) return;
    let isShown = true;
    void telephoneRules().then(({ dialCodes: read }) => isShown && setDialCodes(read()));
    return () => {
      isShown = false;
    };
  }, [isTelephoneShown]);
  const known = fetched.status === "loaded" ? fetched.value : null;
  // Lists of hundreds: the same ones while a field is typed in.
  const lists = useMemo(() => {
    const all = known && toCountryOptions(known.all, dialCodes);
    return {
      nationalities: all,
      residenceCountries: known && toCountryOptions(known.residence, dialCodes),
      dialCountries: dialCodes === noCodes ? null : (all?.filter((each) => each.dialCode) ?? null),
    };
  }, [known, dialCodes]);
  return {
    ...lists,
    hasCountriesFailed: fetched.status === "failed",
    onRetryCountries: () => void store.load("all"),
  };
}
