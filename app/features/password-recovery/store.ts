import { forgotPassword, resetLinkCodes, resetPassword } from "@grandstand/contract/recovery";
import type { WordingKey } from "@grandstand/ui/locale";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type ApiFailure, type CallApi, wordsOf } from "../../core/client/client.ts";

/** Why an attempt failed: the server's words, or the key of ours. */
export type RecoveryError =
  | { readonly words: string }
  | {
      readonly key: Extract<WordingKey, `recovery.${string}`>;
    };

/** How far the recovery of a forgotten password is. A password is never part of it. */
export type Recovery =
  | { readonly screen: "loading"; readonly of: "request" | "new-password" }
  | {
      readonly screen: "request";
      readonly status: "open" | "sending";
      readonly error: RecoveryError | null;
    }
  | { readonly screen: "sent"; readonly username: string }
  | {
      readonly screen: "new-password";
      readonly status: "open" | "sending";
      readonly error: RecoveryError | null;
      /** The first message of each field that the server refused, by its name. */
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly screen: "refused"; readonly reason: string | null }
  | { readonly screen: "done" };

export interface RecoveryStore extends StoreApi<Recovery> {
  /** Requests a mail for a username. */
  request(username: string): Promise<void>;
  /** Opens the request: as the page has its code, and for another mail. */
  openRequest(): void;
  /** Opens what the fragment of a mail's link leads to; without a token there is nothing to set. */
  openLink(token: string): void;
  /** Sets the password; `onSet` runs once the server has it. */
  setPassword(password: string, confirmation: string): Promise<void>;
}

interface RecoveryDependencies {
  readonly api: CallApi;
  /** The link has set its password and is good for nothing from now on. */
  readonly onSet: () => void;
}

const request = { screen: "request", status: "open", error: null } as const;
const newPassword = { screen: "new-password", status: "open", error: null, fields: {} } as const;

/** The way back into an account whose password is forgotten (A2, A7). */
export function createRecoveryStore(
  { api, onSet }: RecoveryDependencies,
  first: "request" | "new-password",
): RecoveryStore {
  const store = createStore<Recovery>(() => ({ screen: "loading", of: first }));
  let token = "";
  return Object.assign(store, {
    async request(username: string) {
      if (isSending(store.getState())) return;
      store.setState({ ...request, status: "sending" }, true);
      const answer = await api(forgotPassword, { body: { username } });
      if (answer.ok) return store.setState({ screen: "sent", username }, true);
      store.setState({ ...request, error: requestError(answer.failure) }, true);
    },
    openRequest: () => store.setState(request, true),
    openLink(opened: string) {
      token = opened;
      if (token === "") store.setState({ screen: "refused", reason: null }, true);
      else store.setState(newPassword, true);
    },
    async setPassword(password: string, confirmation: string) {
      if (isSending(store.getState())) return;
      store.setState({ ...newPassword, status: "sending" }, true);
      const body = { token, password, password_confirmation: confirmation };
      const answer = await api(resetPassword, { body });
      if (answer.ok) {
        store.setState({ screen: "done" }, true);
        onSet();
      } else {
        store.setState(afterFailure(answer.failure), true);
      }
    },
  });
}

function isSending(state: Recovery): boolean {
  return "status" in state && state.status === "sending";
}

function requestError(failure: ApiFailure): RecoveryError {
  if (failure.kind === "refused" && failure.status === 429) return { key: "recovery.rate-limited" };
  const words = wordsOf(failure);
  return words === null ? { key: "recovery.failed" } : { words };
}

/** A lost answer leaves open whether the password is set: the login says it, and so does another try of the link. */
function afterFailure(failure: ApiFailure): Recovery {
  if (failure.kind !== "refused") return { ...newPassword, error: { key: "recovery.new.unknown" } };
  const isLinkRefused = resetLinkCodes.some((code) => code === failure.code);
  const words = wordsOf(failure);
  if (isLinkRefused) return { screen: "refused", reason: words };
  const fields = Object.entries(failure.errors ?? {}).flatMap(([field, [message]]) =>
    message === undefined ? [] : [[field, message] as const],
  );
  return {
    ...newPassword,
    error: words === null ? { key: "recovery.new.failed" } : { words },
    fields: Object.fromEntries(fields),
  };
}
