import type { LanguageLinkView } from "../language-switcher/index.ts";
import type { RichTextNode } from "../rich-text/index.ts";
import type { ConsentKind } from "./consent-dialog.variants.ts";

/** What differs from the version that the person has seen last; fetched when it is wanted. */
export type ConsentChangesView =
  | { readonly status: "closed" }
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | { readonly status: "loaded"; readonly text: readonly RichTextNode[] };

/** The privacy policy, which is read, or the terms, which are accepted. */
export interface ConsentDialogView {
  readonly kind: ConsentKind;
  /** What the server says of it; null shows our own words. */
  readonly text: readonly RichTextNode[] | null;
  /** The whole document, in full; it opens in a new tab. */
  readonly documentHref: string;
  /** Epoch milliseconds from which this version counts; null where it is not known. */
  readonly validFrom: number | null;
  readonly changes: ConsentChangesView;
}

export interface ConsentDialogProps {
  readonly consent: ConsentDialogView;
  /**
   * `submitting` waits for the server, `failed` says that it did not answer or refused (A8), and `renewed` that an answer
   * to the version before was not recorded, since this one is in force.
   */
  readonly status: "open" | "submitting" | "failed" | "renewed";
  /** Read, or accepted. The dialog stays until the caller draws it no more. */
  readonly onConsent: () => void;
  /** What has changed is wanted, or wanted again after a failure. */
  readonly onChanges: () => void;
  readonly onLogout: () => void;
  /** The contact page, in full; it opens in a new tab. */
  readonly contactHref: string;
  readonly languages: readonly LanguageLinkView[];
}
