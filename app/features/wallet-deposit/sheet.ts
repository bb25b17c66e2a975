import { type WalletPayment, walletNetworks } from "@grandstand/contract/wallet";
import type { Configuration } from "../../core/configuration.ts";
import type { Message } from "../../core/messages/messages.ts";
import type { Validation } from "./api.ts";
import { type AppleSheet, type AppleWallet, appleVersion } from "./apple-pay.ts";

/** How a sheet ends: where that is not known, it says neither that it was paid nor that it wasn't. */
export type SheetEnd = "paid" | "refused" | "unknown";

/** The wallet's own sheet for one deposit. */
export interface Sheet {
  /** Closes it, once; whatever comes later changes nothing. */
  end(how: SheetEnd): void;
}

export interface SheetOptions {
  /** Whole euro. */
  readonly euro: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly configuration: Pick<Configuration, "country" | "brandName">;
  /** Has the merchant validated; an error ends the sheet. */
  readonly onValidate: (validationURL: string) => Promise<Validation>;
  /** The person has authorised the payment, under the reference of the validation; once. */
  readonly onAuthorised: (payment: WalletPayment, reference: string) => void;
  /** It has closed before an authorisation: by its person, or on its own after its 30 s. */
  readonly onCancel: () => void;
  /** It has ended before an authorisation, since the validation was refused (its words) or the wallet has thrown (null). */
  readonly onFailed: (because: Message | null) => void;
}

/**
 * Opens the wallet's sheet. Only inside of a person's press (A4). Never throws: each of the wallet's calls may, and a
 * cancel may come after the authorisation, which then closes the sheet and nothing else.
 */
export function openSheet(wallet: AppleWallet, options: SheetOptions): Sheet {
  const { euro, currency, configuration, onValidate, onAuthorised, onCancel, onFailed } = options;
  let phase: "open" | "authorised" | "closed" = "open";
  let session: AppleSheet | null = null;
  let reference: string | null = null;
  const sheet: Sheet = {
    end(how) {
      if (phase === "closed") return;
      phase = "closed";
      // A wallet that can't close its sheet lets its person close it: what became of the money is said by the page.
      succeeds(() => {
        if (how === "unknown") return session?.abort();
        session?.completePayment({
          status: how === "paid" ? wallet.STATUS_SUCCESS : wallet.STATUS_FAILURE,
        });
      });
    },
  };
  /** Gives the attempt up while nothing has been authorised, so that nothing can have been charged. */
  const giveUp = (because: Message | null, how: SheetEnd = "unknown") => {
    sheet.end(how);
    onFailed(because);
  };
  const validateMerchant = async (validationURL: string) => {
    const validation = await onValidate(validationURL);
    if (phase !== "open") return;
    if ("error" in validation) return giveUp(validation.error);
    ({ reference } = validation);
    const { merchantSession } = validation;
    if (!succeeds(() => session?.completeMerchantValidation(merchantSession))) giveUp(null);
  };
  const authorise = (payment: WalletPayment) => {
    if (phase !== "open") return;
    if (reference === null) return giveUp(null, "refused");
    phase = "authorised";
    onAuthorised(payment, reference);
  };
  const cancel = () => {
    const wasOpen = phase === "open";
    phase = "closed";
    if (wasOpen) onCancel();
  };
  const hasBegun = succeeds(() => {
    session = new wallet(appleVersion, {
      countryCode: configuration.country,
      currencyCode: currency,
      supportedNetworks: walletNetworks,
      merchantCapabilities: ["supports3DS"],
      total: { label: configuration.brandName, amount: String(euro) },
    });
    session.onvalidatemerchant = ({ validationURL }) => void validateMerchant(validationURL);
    session.onpaymentauthorized = ({ payment }) => authorise(payment);
    session.oncancel = cancel;
    session.begin();
  });
  if (!hasBegun) giveUp(null);
  return sheet;
}

/** Whether a call of the wallet has not thrown. */
function succeeds(call: () => void): boolean {
  try {
    call();
    return true;
  } catch {
    return false;
  }
}
