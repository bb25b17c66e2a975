import type { RefObject } from "react";
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
  readonly isRead: boolean;
  readonly action: NotificationAction | null;
  /** Whether a call of its button is on its way. */
  readonly isSubmitting: boolean;
}

export type NotificationInboxView =
  | { readonly status: "loading" }
  | { readonly status: "failed" }
  | {
      readonly status: "loaded";
      /** In the operator's order. */
      readonly items: readonly NotificationItemView[];
    };

export interface NotificationInboxProps {
  readonly inbox: NotificationInboxView;
  /** The button that it belongs to, and that the focus goes back to. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Opened, and by that read. */
  readonly onRead: (id: string) => void;
  /** Closed by the person: it goes from the list (A4). */
  readonly onRemove: (id: string) => void;
  /** Its button was pressed; where it is a link, the browser goes there on its own. */
  readonly onAction: (id: string, action: NotificationAction) => void;
  readonly onRetry: () => void;
  readonly onClose: DialogClose;
}
