import { type IdentifiedPerson, readIdentifiedPerson } from "@grandstand/contract/identity-app";
import {
  type RegistrationForm,
  showIdentityCheck,
  writeDateOfBirth,
} from "@grandstand/rules/registration";
import type { StoreApi } from "zustand/vanilla";
import { type CallApi, wordsOf } from "../../core/client/client.ts";
import type { IdentityReturn } from "../../core/entry/identity-return.ts";
import type { IdentityApp, Registration } from "./registration.ts";

/** Before anybody has used the app. */
export const noIdentityApp: IdentityApp = { status: "none", error: null, isOffered: true };

export interface IdentityAppReader {
  /** Takes up what the app sent the browser back with. */
  receive(answer: Omit<IdentityReturn, "isForeign">): Promise<void>;
  /** Reads what it proved once more, after no answer came. */
  retry(): Promise<void>;
}

/** Fills in what the identity app proved, and shows why where it proved nothing. */
export function createIdentityApp(
  api: CallApi,
  { setState, getState }: StoreApi<Registration>,
  fill: (fields: Partial<RegistrationForm>) => void,
): IdentityAppReader {
  let arrived: IdentityReturn["proof"] = null;

  function show(changes: Partial<IdentityApp>) {
    setState(({ identityApp }) => ({ identityApp: { ...identityApp, error: null, ...changes } }));
  }

  function goTo(screen: "method" | "account") {
    setState(({ wizard }) => ({ wizard: { ...wizard, screen } }));
  }

  async function read() {
    const proof = arrived;
    if (proof === null) return;
    show({ status: "reading" });
    const answer = await api(readIdentifiedPerson, { body: proof });
    // Another answer of the app has come meanwhile, or the person has left.
    if (proof !== arrived || getState().identityApp.status !== "reading") return;
    if (answer.ok) {
      const { auth, identifier } = proof;
      // A person whom the app vouches for needs no document.
      setState(({ proof: before, wizard }) => ({
        proof: { ...before, auth, identifier },
        wizard: showIdentityCheck(wizard, false),
      }));
      fill(toProvenForm(answer.value));
      show({ status: "confirmed" });
      return goTo("account");
    }
    const words = wordsOf(answer.failure);
    show(words === null ? { status: "unreachable" } : { status: "none", error: words });
  }

  return {
    async receive({ proof, error, offersApp }) {
      if (proof === null && error === null) return;
      arrived = proof;
      goTo("method");
      show({ status: "none", error, isOffered: offersApp });
      await read();
    },
    retry: read,
  };
}

/** What is proven, as it would be typed. */
function toProvenForm(person: IdentifiedPerson): Partial<RegistrationForm> {
  const { natRegNumber, passportId, dob, ...rest } = person;
  return {
    ...rest,
    dob: writeDateOfBirth(dob),
    hasNationalNumber: natRegNumber !== null,
    natRegNumber: natRegNumber ?? "",
    passportId: passportId ?? "",
  };
}
