import type { LoginData } from "@grandstand/contract/account";
import type { Site } from "../../core/site/site.ts";

/** A login whose account is not complete yet (A2), for the form that completes it. */
export interface IncompleteLogin {
  readonly account: LoginData;
  readonly login: { readonly username: string; readonly password: string };
  /** What had the focus before the login. */
  readonly opener: Element | null;
}

/**
 * Keeps such a login in memory for as long as the form is open over the page; with the form the password
 * is gone. For `featureStore`.
 */
export function createIncompleteLogin({ messages }: Pick<Site, "messages">): {
  /** Opens the form. */
  open(login: IncompleteLogin): void;
  /** The login that led to the form; null where no form is open. */
  kept(): IncompleteLogin | null;
} {
  let kept: IncompleteLogin | null = null;
  return {
    open(login) {
      kept = login;
      messages.open({ kind: "smart-registration" });
      const stop = messages.subscribe(({ overlay }) => {
        if (overlay?.kind === "smart-registration") return;
        kept = null;
        stop();
      });
    },
    kept: () => kept,
  };
}
