import type { Language } from "@grandstand/contract/entities";
import type { Notification } from "@grandstand/contract/notifications";

/** The part of a notification that is in a language. */
export interface NotificationWords {
  readonly title: string;
  /** HTML. */
  readonly text: string;
  readonly button_text: string | null;
  readonly checkbox_label: string | null;
}

/** The part of a notification that is the same in every language. */
export type NotificationFacts = Omit<
  Notification,
  keyof NotificationWords | "id" | "is_read" | "sent_at"
>;

/** A notification before it is sent. */
export interface Draft {
  readonly list: "inbox" | "page";
  readonly facts: NotificationFacts;
  readonly words: Readonly<Record<Language, NotificationWords>>;
}

/** What a person has to have read, or to accept. */
export const consentDocuments = ["privacy_policy", "terms_conditions"] as const;
export type ConsentDocument = (typeof consentDocuments)[number];
