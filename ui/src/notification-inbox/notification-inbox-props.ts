import type { RefObject } from "react";
import type { BetCardView } from "../bet-card/index.ts";
import type { DialogClose } from "../dialog/index.ts";
import type { NotificationAction, NotificationSeverity } from "../notification-popup/index.ts";
import type { RichTextNode } from "../rich-text/index.ts";

/** One notification of the inbox (A3). */
export interface NotificationItemView {
  readonly id: string;
  readonly severity: NotificationSeverity;
  readonly title: string;
  readonly text: readonly RichTextNode[];
  /** The address of a picture above the text; null has none. */
  readonly mediaUrl: string | null;
  /** When it was sent, epoch milliseconds; null where the operator does not say. */
  readonly sentAt: number | null;
  readonly isRead: boolean;
  readonly action: NotificationAction | null;
  /** Whether a call of its button is on its way. */
  readonly isSubmitting: boolean;
}

/** A bet of the person that was settled, as a line of the inbox (docs/decisions/142). */
export interface SettledBetItemView {
  /** Won, lost or void. */
  readonly bet: BetCardView;
  /** Epoch milliseconds. */
  readonly settledAt: number;
  readonly isRead: boolean;
}

export type NotificationInboxView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | {
      readonly status: "loaded";
      /** In the operator's order. */
      readonly items: readonly NotificationItemView[];
      /** The newest first; `failed` where they could not be fetched, null where the person reads nothing of bets here. */
      readonly bets: readonly SettledBetItemView[] | "failed" | null;
    };

/** What is read at once, by ids. */
export interface InboxLinesRead {
  readonly messages: readonly string[];
  readonly bets: readonly string[];
}

export interface NotificationInboxProps {
  readonly inbox: NotificationInboxView;
  /** The calendar day of the person's zone, `2026-11-21`. */
  readonly today: string;
  /** Whether a settled bet is announced: the person's own setting. */
  readonly saysSettled: boolean;
  /** The button that it belongs to, and that the focus goes back to. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Opened, and by that read. */
  readonly onRead: (id: string) => void;
  /** All unread lines that are shown, read at once. */
  readonly onReadAll: (lines: InboxLinesRead) => void;
  /** The line of a settled bet was followed, by the bet's id; the link goes there on its own. */
  readonly onBet: (id: string) => void;
  /** Closed by the person: it goes from the list (A4). */
  readonly onRemove: (id: string) => void;
  /** Its button was pressed; where it is a link, the browser goes there on its own. */
  readonly onAction: (id: string, action: NotificationAction) => void;
  /** Opens the settings, where the person says what is announced. */
  readonly onSettings: () => void;
  readonly onRetry: () => void;
  readonly onClose: DialogClose;
}
