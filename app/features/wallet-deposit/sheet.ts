import { type WalletPayment, walletNetworks } from "@grandstand/contract/wallet";
import type { Configuration } from "../../core/configuration.ts";
import { type AppleWallet, appleVersion } from "./apple-pay.ts";

/** How a sheet ends: where nobody knows, it says neither that it was paid nor that it wasn't. */
export type SheetEnd = "paid" | "refused" | "unknown";

/** The wallet's own sheet for one deposit. */
export interface Sheet {
  /** Closes it, once; whatever comes later changes nothing. */
  end(how: SheetEnd): void;
}

export interface SheetOptions {
  /** Whole euro. */
  readonly euro: number;
  readonly configuration: Pick<Configuration, "country" | "brandName">;
  /** Resolves with the merchant session that the sheet goes on with; null ends it. */
  readonly onValidate: (validationURL: string) => Promise<unknown>;
  readonly onAuthorised: (payment: WalletPayment) => void;
  /** The person has closed it. */
  readonly onCancel: () => void;
}

/** Opens the wallet's sheet. Only inside of a person's press (A4). */
export function openSheet(wallet: AppleWallet, options: SheetOptions): Sheet {
  const { euro, configuration, onValidate, onAuthorised, onCancel } = options;
  const session = new wallet(appleVersion, {
    countryCode: configuration.country,
    currencyCode: "EUR",
    supportedNetworks: walletNetworks,
    merchantCapabilities: ["supports3DS"],
    total: { label: configuration.brandName, amount: String(euro) },
  });
  let isOpen = true;
  const sheet: Sheet = {
    end(how) {
      if (!isOpen) return;
      isOpen = false;
      if (how === "unknown") return session.abort();
      const status = how === "paid" ? wallet.STATUS_SUCCESS : wallet.STATUS_FAILURE;
      session.completePayment({ status });
    },
  };
  session.onvalidatemerchant = async ({ validationURL }) => {
    const merchantSession = await onValidate(validationURL);
    if (!isOpen) return;
    if (merchantSession === null) sheet.end("unknown");
    else session.completeMerchantValidation(merchantSession);
  };
  session.onpaymentauthorized = ({ payment }) => {
    if (isOpen) onAuthorised(payment);
  };
  session.oncancel = () => {
    if (!isOpen) return;
    isOpen = false;
    onCancel();
  };
  session.begin();
  return sheet;
}
