import type {
  AppleRequest,
  AppleSheet,
  AppleWallet,
} from "../features/wallet-deposit/apple-pay.ts";

/** What a person does in the wallet's sheet, and what became of it. */
export interface SheetPerson {
  /** What the last sheet asked the person to pay. */
  request: AppleRequest | null;
  /** Whether the site has let the person authorise. */
  isValidated: boolean;
  /** How each sheet ended, in order. */
  readonly ends: ("paid" | "refused" | "aborted" | "cancelled")[];
  authorise(): void;
  cancel(): void;
}

export interface AppleDevice {
  readonly isAppleDevice?: boolean;
  readonly hasCard?: boolean;
}

/**
 * A stand-in of Safari's Apple Pay, for tests alone. The whole is one function without anything from outside, so that a
 * journey can send it to a page as text.
 */
export function standInApplePay({ isAppleDevice = true, hasCard = true }: AppleDevice = {}): {
  readonly ApplePaySession: AppleWallet;
  readonly applePay: SheetPerson;
} {
  let current: StandIn | null = null;
  let payments = 0;

  class StandIn implements AppleSheet {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static canMakePayments = () => isAppleDevice;
    static canMakePaymentsWithActiveCard = async () => hasCard;
    onvalidatemerchant: AppleSheet["onvalidatemerchant"] = null;
    onpaymentauthorized: AppleSheet["onpaymentauthorized"] = null;
    oncancel: AppleSheet["oncancel"] = null;
    readonly #request: AppleRequest;

    constructor(_version: number, request: AppleRequest) {
      this.#request = request;
    }

    begin() {
      if (current !== null) throw new Error("A sheet is open already.");
      current = this;
      applePay.request = this.#request;
      applePay.isValidated = false;
      const validationURL = "https://apple-pay-gateway.example/paymentservices/startSession";
      queueMicrotask(() => this.onvalidatemerchant?.({ validationURL }));
    }

    completeMerchantValidation(session: unknown) {
      if (typeof session !== "object" || session === null) throw new Error("No merchant session.");
      applePay.isValidated = current === this;
    }

    completePayment({ status }: { readonly status: number }) {
      this.#end(status === StandIn.STATUS_SUCCESS ? "paid" : "refused");
    }

    abort() {
      this.#end("aborted");
    }

    #end(how: SheetPerson["ends"][number]) {
      if (current !== this) throw new Error("The sheet is not open.");
      current = null;
      applePay.ends.push(how);
    }
  }

  const applePay: SheetPerson = {
    request: null,
    isValidated: false,
    ends: [],
    authorise() {
      if (!applePay.isValidated) throw new Error("The merchant is not validated.");
      payments += 1;
      const paymentMethod = { displayName: "Visa 4242", network: "visa" };
      const transactionIdentifier = `stand-in-${payments}`;
      current?.onpaymentauthorized?.({
        payment: { token: { paymentMethod, transactionIdentifier } },
      });
    },
    cancel() {
      const sheet = current;
      current = null;
      applePay.ends.push("cancelled");
      sheet?.oncancel?.();
    },
  };
  return { ApplePaySession: StandIn, applePay };
}
