import type { Operation } from "@grandstand/rules/operation";
import { type RegistrationPayload, registrationPayload } from "@grandstand/rules/registration";
import * as v from "valibot";
import type { StoreApi } from "zustand/vanilla";
import type { CallApi } from "../../core/client/client.ts";
import { readAffiliation } from "../../core/entry/kept-affiliation.ts";
import { createOperation, type OperationSite } from "../../core/operation/index.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import {
  lookUpRegistration,
  type OpenedAccount,
  type RegistrationRefusal,
  sendRegistration,
} from "./api.ts";
import { firstUnreadyStep, leaveStep, type Registration } from "./registration.ts";
import type { RegistrationSteps } from "./steps.ts";

/** A registration belongs to no one yet: its record is this browser's. */
const visitor = { id: "visitor" };
const asVisitor = { getState: () => ({ user: visitor }) };

type Attempt = { readonly username: string };
const attemptSchema = v.object({ username: v.string() });

/** What became of a registration that was sent. */
export type OpeningAttempt = Operation<Attempt, OpenedAccount, RegistrationRefusal>;

/** What the sending of a registration needs of the site; it has no session yet. */
export type OpeningSite = Omit<OperationSite, "session">;

export interface AccountOpening {
  /** Opens the account, once (docs/decisions/02). */
  create(): Promise<void>;
  /** Looks up a registration whose page went away before its answer came; false where there is none. */
  resume(): boolean;
  /** Forgets what was sent, which has a password. */
  forget(): void;
}

interface OpeningDependencies {
  readonly api: CallApi;
  /** Makes the key of one registration. */
  readonly makeKey: () => string;
  readonly steps: Pick<RegistrationSteps, "context" | "prepare" | "loadTelephone">;
  /** What became of the registration is known. */
  readonly onSettled: (attempt: OpeningAttempt) => void;
}

/** The opening of an account: a registration that is ready is sent once, and looked up where its answer is lost. */
export function createOpening(
  { getState, setState }: StoreApi<Registration>,
  site: OpeningSite,
  { api, makeKey, steps, onSettled }: OpeningDependencies,
): AccountOpening {
  /** What is being sent, by its key. It has a password, and is nowhere but here. */
  const bodies = new Map<string, RegistrationPayload>();

  const operation = createOperation<Attempt, OpenedAccount, RegistrationRefusal>({
    ...site,
    session: asVisitor,
    submit: async ({ key }) => {
      const body = bodies.get(key);
      return body
        ? sendRegistration(api, body)
        : { kind: "not-taken-up", because: "not-sent", message: null };
    },
    lookUp: ({ key, payload }) =>
      lookUpRegistration(api, { ...payload, password: bodies.get(key)?.password ?? null }),
    record: { key: storageKeys.registration, readPayload: readAttempt, keepsReturned: false },
    onChange: ([attempt]) => {
      if (attempt?.status === "unknown") setState({ status: "unknown" });
    },
    onSettled: ([attempt]) => {
      if (attempt === undefined) return;
      bodies.clear();
      onSettled(attempt);
    },
  });

  return {
    async create() {
      if (getState().status !== "open") return;
      const { screen } = getState().wizard;
      const isStepReady = await steps.prepare();
      if (getState().wizard.screen !== screen || getState().status !== "open" || !isStepReady)
        return;
      await steps.loadTelephone();
      const unready = firstUnreadyStep(getState(), steps.context());
      if (unready !== null) {
        const wizard = { ...getState().wizard, screen: unready };
        return setState((state) => leaveStep({ ...state, wizard }, unready));
      }
      const { form, proof } = getState();
      const affiliation = readAffiliation(site.storage);
      const body = registrationPayload(form, affiliation, proof, steps.context());
      if (body === null) return;
      setState({ status: "submitting", error: null, refused: {} });
      let hasBegun = false;
      await operation.press(async () => {
        hasBegun = true;
        const key = makeKey();
        bodies.set(key, body);
        return [{ key, payload: { username: body.username } }];
      });
      // Another tab is at it: nothing has left from here.
      if (!hasBegun) setState({ status: "open" });
    },
    resume: () => operation.resume(visitor.id),
    forget: () => bodies.clear(),
  };
}

function readAttempt(value: unknown): Attempt | null {
  const attempt = v.safeParse(attemptSchema, value);
  return attempt.success ? attempt.output : null;
}
