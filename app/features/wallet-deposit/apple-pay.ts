import type { WalletPayment } from "@grandstand/contract/wallet";

/** What the sheet has the person pay. */
export interface AppleRequest {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly supportedNetworks: readonly string[];
  readonly merchantCapabilities: readonly string[];
  readonly total: { readonly label: string; readonly amount: string };
}

/** One payment's sheet; a sheet that the site aborts reports no cancel. */
export interface AppleSheet {
  onvalidatemerchant: ((event: { readonly validationURL: string }) => void) | null;
  onpaymentauthorized: ((event: { readonly payment: WalletPayment }) => void) | null;
  oncancel: (() => void) | null;
  /** Only inside of a person's press. */
  begin(): void;
  abort(): void;
  completeMerchantValidation(merchantSession: unknown): void;
  completePayment(result: { readonly status: number }): void;
}

/** What of Safari's `ApplePaySession` is used (A4). Throws in a document that is not secure. */
export interface AppleWallet {
  new (version: number, request: AppleRequest): AppleSheet;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
  canMakePayments(): boolean;
  canMakePaymentsWithActiveCard(merchant: string): Promise<boolean>;
}

/** The version of the interface that has the requested networks. */
export const appleVersion = 3;

/** The wallet of this browser; null where it has none. */
export function browserWallet(): AppleWallet | null {
  const { ApplePaySession } = globalThis as { readonly ApplePaySession?: AppleWallet };
  return ApplePaySession ?? null;
}

/** Whether the device can pay, and what is missing where not (A5). */
export async function findDevice(
  wallet: AppleWallet | null,
  merchant: string,
): Promise<"able" | "not-apple-device" | "no-card"> {
  try {
    if (wallet === null || !wallet.canMakePayments()) return "not-apple-device";
    return (await wallet.canMakePaymentsWithActiveCard(merchant)) ? "able" : "no-card";
  } catch {
    return "not-apple-device";
  }
}
