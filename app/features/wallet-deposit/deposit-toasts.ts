import { intervals } from "@grandstand/rules/intervals";
import { formatMoney } from "@grandstand/rules/money";
import type { Message } from "../../core/messages/messages.ts";
import { currencyOf } from "../../core/session/currency.ts";
import type { Site } from "../../core/site/site.ts";

/** Says over the page that this many whole euro are deposited, in the currency of the account (A5). */
export function showDone(
  { messages, language, session }: Pick<Site, "messages" | "language" | "session">,
  euro: number,
): void {
  messages.showToast({
    severity: "success",
    title: {
      key: "wallet-deposit.done.title",
      variables: { amount: formatMoney(euro * 100, language, currencyOf(session.getState())) },
    },
    text: { key: "wallet-deposit.done.text" },
    duration: intervals.toastWallet,
  });
}

/** Says over the page why a deposit has failed (A8). */
export function showFailed({ messages }: Pick<Site, "messages">, error: Message): void {
  messages.showToast({
    severity: "error",
    title: { key: "wallet-deposit.failed.title" },
    text: error,
    duration: intervals.toastWallet,
  });
}
