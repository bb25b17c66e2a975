import { intervals } from "@grandstand/rules/intervals";
import type { WordingKey } from "@grandstand/ui/locale";
import type { WordingVariables } from "@grandstand/ui/provider";
import { createStore, type StoreApi } from "zustand/vanilla";

/** A text of ours by its key, or the server's own words. */
export type Message =
  | { readonly key: WordingKey; readonly variables?: WordingVariables }
  | { readonly text: string };

export interface Toast {
  readonly id: string;
  readonly severity: "success" | "info" | "warn" | "error";
  readonly title: Message;
  readonly text: Message | null;
  /** Milliseconds. */
  readonly duration: number;
  /** What its button does; with `href` it is a link, which goes there on its own. */
  readonly action?: {
    readonly label: Message;
    readonly href?: string;
    readonly onPress: () => void;
  };
  /** Its time was up, or a person closed it. */
  readonly onClose?: () => void;
}

/** Why the login opens: the person wants it, a bet needs it, or their session has ended. */
export type LoginReason = "asked" | "to-bet" | "session-ended" | "timed-out";

/**
 * What is shown over the page: one at a time. It is facts alone, which could be written as JSON; what more one of them
 * needs is kept by its feature.
 */
export type Overlay =
  | { readonly kind: "login"; readonly reason: LoginReason }
  | {
      readonly kind: "restriction";
      readonly restriction: "under-21" | "self-excluded" | "cool-off";
      readonly until: number | null;
    }
  /** Says whose account an address has logged in to. */
  | { readonly kind: "arrival" }
  | { readonly kind: "registration" }
  | {
      readonly kind: "identity-documents";
      /** What the documents hold back; `status`: nothing was tried. */
      readonly action:
        | "bet"
        | "deposit"
        | "withdrawal"
        | "upload"
        | "cashier"
        | "contact"
        | "status";
    }
  | { readonly kind: "smart-registration" }
  /** The notification that the queue shows. */
  | { readonly kind: "notification" }
  | { readonly kind: "inbox" }
  | { readonly kind: "country-restriction" }
  | { readonly kind: "settings" }
  | { readonly kind: "shortcuts" }
  | { readonly kind: "account" }
  | { readonly kind: "sessions" }
  | { readonly kind: "statistics"; readonly eventId: string; readonly eventName: string }
  | { readonly kind: "coins-converter" }
  | { readonly kind: "cash-out" }
  | { readonly kind: "cashier" }
  | { readonly kind: "wallet-deposit" }
  /** Has the person confirm that a shared slip replaces the one that is there. */
  | { readonly kind: "shared-slip"; readonly count: number };

/** As many toasts can be read again once they have passed. */
const mostRecent = 10;

export interface Messages {
  readonly toasts: readonly Toast[];
  /**
   * The last ones, the latest first, whether they are still shown or not; they leave with the person that they were
   * for.
   */
  readonly recent: readonly Toast[];
  readonly overlay: Overlay | null;
  /** Whether there ever was a toast: their stack is loaded with the first. */
  readonly hasShownToast: boolean;
}

export interface MessagesStore extends StoreApi<Messages> {
  showToast(toast: Omit<Toast, "id">): void;
  dropToast(id: string): void;
  /** Drops all of them: they were for somebody who has gone. */
  dropToasts(): void;
  /** Says that another tab is at what was pressed here, and that nothing left from here. */
  showElsewhere(): void;
  open(overlay: Overlay): void;
  /** Opens the login for a page that needs one; where it is open already, it keeps its reason. */
  requestLogin(): void;
  close(): void;
}

/** Toasts and overlays, as facts; the components word them. */
export function createMessagesStore(): MessagesStore {
  const store = createStore<Messages>(() => ({
    toasts: [],
    recent: [],
    overlay: null,
    hasShownToast: false,
  }));
  let lastId = 0;
  function showToast(toast: Omit<Toast, "id">) {
    lastId += 1;
    const shown: Toast = { ...toast, id: String(lastId) };
    store.setState(({ toasts, recent }) => ({
      toasts: [...toasts, shown],
      recent: [shown, ...recent].slice(0, mostRecent),
      hasShownToast: true,
    }));
  }
  return {
    ...store,
    showToast,
    showElsewhere: () =>
      showToast({
        severity: "info",
        title: { key: "site.elsewhere.title" },
        text: { key: "site.elsewhere.text" },
        duration: intervals.toastDefault,
      }),
    dropToast: (id) =>
      store.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) })),
    dropToasts: () => store.setState({ toasts: [], recent: [] }),
    open: (overlay) => store.setState({ overlay }),
    requestLogin() {
      if (store.getState().overlay?.kind === "login") return;
      store.setState({ overlay: { kind: "login", reason: "asked" } });
    },
    close: () => store.setState({ overlay: null }),
  };
}
