import { isBegun, type WizardScreen } from "@grandstand/rules/registration";
import { IdentityResult } from "@grandstand/ui/identity-check";
import { useWording } from "@grandstand/ui/provider";
import {
  ExitPrompt,
  RegistrationWizard,
  RetryPrompt,
  useScreenName,
  type WizardLayout,
} from "@grandstand/ui/registration-wizard";
import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useState } from "react";
import { useStore } from "zustand";
import {
  consumeIdentityReturn,
  type IdentityReturn,
  identityAppAddress,
  setOut,
} from "../../core/entry/identity-return.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { tabStorage } from "../../core/storage/storage.ts";
import { ConnectCaptcha, useAccess } from "../session/index.lazy.ts";
import { ConnectIdentityCheck } from "./connect-identity-check.tsx";
import { createCountries, toCountryOptions } from "./countries.ts";
import { errorKey } from "./error-key.ts";
import { telephoneRules, useRegistration } from "./use-registration.ts";
import { identityResultOf, toRegistrationView } from "./view.ts";

export interface ConnectWizardProps {
  readonly layout: WizardLayout;
  /** The person leaves: what was typed is gone already. */
  readonly onLeave: () => void;
}

const noCodes: ReadonlyMap<string, string> = new Map();

/** The registration, from the choice of a method to the account (A2). */
export function ConnectWizard({ layout, onLeave }: ConnectWizardProps) {
  const { messages, language, configuration } = useSite();
  const { hosts } = configuration;
  const t = useWording();
  const store = useRegistration();
  const registration = useStore(store, (state) => state);
  const [isLeaving, setLeaving] = useState(false);
  useAccess(onLeave);
  useTitle(registration.wizard.screen);
  const countries = useCountries(registration.wizard.screen === "address");
  const solve = useCallback(
    (token: string | null) => {
      // The captcha also goes while a lost answer is looked up: what it was solved with is still good then.
      if (token !== null || store.getState().status === "open")
        store.change("g_recaptcha_response", token ?? "");
    },
    [store],
  );
  const receive = useEffectEvent(({ isForeign, ...answer }: IdentityReturn) => {
    const error = isForeign ? t("registration.identity-app.other-tab") : answer.error;
    return store.identityApp.receive({ ...answer, error });
  });
  useEffect(() => {
    store.restore();
    void receive(consumeReturn());
    void store.checkTestMode();
    void store.identityCheck.prepare();
  }, [store]);

  // Nothing is lost of a registration that was not begun.
  function leave() {
    const { wizard, form } = registration;
    if (wizard.screen === "method" && !isBegun(form)) return onLeave();
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
        identityCheck={<ConnectIdentityCheck />}
        identityResult={
          registration.proof.isDocumentSubmitted && (
            <IdentityResult {...identityResultOf(registration.identityCheck)} />
          )
        }
        captcha={
          <Suspense>
            <ConnectCaptcha key={captcha} onSolve={solve} />
          </Suspense>
        }
        onChange={store.change}
        onLeave={store.leave}
        onIdentityApp={() => {
          const app = identityAppAddress(hosts.account, "registration", language);
          location.assign(setOut(app, tabStorage(), crypto.randomUUID()));
        }}
        onRetryIdentityApp={() => void store.identityApp.retry()}
        onEmail={() => void store.next()}
        onNext={() => void store.next()}
        onPrevious={() => void store.previous()}
        onCreate={() => void store.create()}
        onBack={() => {
          if (!store.previous()) leave();
        }}
        onAutofill={(isBelgian) => void store.autofill(isBelgian)}
        onLogin={() => messages.open({ kind: "login", reason: "asked" })}
        onClose={leave}
      />
      {registration.isRetryOffered && (
        <RetryPrompt
          onConfirm={() => void store.retry(true)}
          onDecline={() => void store.retry(false)}
        />
      )}
      {isLeaving && (
        <ExitPrompt
          isSent={registration.status !== "open"}
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

/** The document's title names the step as long as the registration is open (WCAG 2.4.2). */
function useTitle(screen: WizardScreen) {
  const { configuration } = useSite();
  const t = useWording();
  const name = useScreenName(screen);
  const title = `${name} | ${t("registration.title")} | ${configuration.brandName}`;
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** What the identity app came back with leaves the address and the tab as it is read. */
function consumeReturn(): IdentityReturn {
  const { answer, url } = consumeIdentityReturn(new URL(location.href), tabStorage());
  if (url.href !== location.href) history.replaceState(history.state, "", url);
  return answer;
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
