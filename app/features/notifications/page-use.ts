import { intervals } from "@grandstand/rules/intervals";
import type { PageUse } from "@grandstand/rules/notifications";
import type { Site } from "../../core/site/site.ts";
import { lateStorageKeys } from "../../core/storage/late-storage.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { isPlacing } from "../bet-slip/index.lazy.ts";

/** Reads what the person is doing, at each call. */
export interface PageUseReader {
  read(): PageUse;
  /** Ends the listening to what is typed. */
  stop(): void;
}

/** Whose request is under way, in this tab or in another. */
const operationKeys = [
  storageKeys.pending,
  storageKeys.builderPending,
  lateStorageKeys.cashOut,
  storageKeys.conversion,
];

const dialogs = "[role=dialog], [role=alertdialog], dialog[open]";

/** In a browser only. */
export function createPageUseReader(site: Site): PageUseReader {
  const { messages, storage, clock } = site;
  let typed: { readonly field: Node; readonly at: number } | null = null;
  const onInput = ({ target }: Event) => {
    typed = { field: target as Node, at: clock.now() };
  };
  document.addEventListener("input", onInput, { capture: true });
  return {
    read: () => ({
      hasDialog: messages.getState().overlay !== null || document.querySelector(dialogs) !== null,
      // On the way from the field to its button, too: a popup would take the press.
      isTyping: typed?.field.isConnected === true && clock.now() - typed.at < intervals.typingRest,
      isMoneyMoving: isPlacing(site) || operationKeys.some((key) => isUnderWay(storage.read(key))),
    }),
    stop: () => document.removeEventListener("input", onInput, { capture: true }),
  };
}

/** Whether a kept record says that something is under way; what is to be sent again waits for a press. */
function isUnderWay(kept: string | null): boolean {
  return kept?.includes('"isReturned":false') ?? false;
}
