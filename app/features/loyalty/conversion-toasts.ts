import { intervals } from "@grandstand/rules/intervals";
import { intlLocale } from "@grandstand/rules/locale";
import { formatMoney } from "@grandstand/rules/money";
import type { Message } from "../../core/messages/messages.ts";
import { currencyOf } from "../../core/session/currency.ts";
import type { Site } from "../../core/site/site.ts";

/** What was converted, in coins and in the cents that they became. */
interface Converted {
  readonly coins: number;
  readonly cents: number;
  /** The server's words. */
  readonly message: string;
}

/** Says over the page how many coins became how much money, in the currency of the account (B5, B8). */
export function showConverted(
  site: Pick<Site, "language"> & {
    readonly session: Pick<Site["session"], "getState">;
    readonly messages: Pick<Site["messages"], "showToast">;
  },
  { coins, cents, message }: Converted,
): void {
  const { language, session, messages } = site;
  messages.showToast({
    severity: "success",
    title: {
      key: "coins-converter.success.title",
      variables: {
        coins: new Intl.NumberFormat(intlLocale(language)).format(coins),
        amount: formatMoney(cents, language, currencyOf(session.getState())),
      },
    },
    text: { text: message },
    duration: intervals.toastDefault,
  });
}

/** Says over the page why a conversion has failed; where the documents are missing, with a button to them (B8). */
export function showNotConverted(
  messages: Pick<Site["messages"], "showToast" | "open">,
  error: Message,
  isUnverified: boolean,
): void {
  messages.showToast({
    severity: "error",
    title: { key: "coins-converter.error.title" },
    text: error,
    duration: isUnverified ? intervals.toastUnverifiedConversion : intervals.toastDefault,
    ...(isUnverified && {
      action: {
        label: { key: "coins-converter.documents.button" },
        onPress: () => messages.open({ kind: "identity-documents", action: "status" }),
      },
    }),
  });
}
