import type {
  AppleRequest,
  AppleSheet,
  AppleWallet,
} from "../features/wallet-deposit/apple-pay.ts";

/** The calls of a wallet, each of which may throw. */
export type WalletCall =
  | "constructor"
  | "begin"
  | "completeMerchantValidation"
  | "completePayment"
  | "abort";

/** What a person does in the wallet's sheet, and what became of it. */
export interface SheetPerson {
  /** The payment that the last sheet requested. */
  request: AppleRequest | null;
  /** Whether the site has let the person authorise. */
  isValidated: boolean;
  /** How each sheet ended, in order. */
  readonly ends: ("paid" | "refused" | "aborted" | "cancelled")[];
  /** The calls that throw from now on. */
  failing: readonly WalletCall[];
  authorise(): void;
  /** Closes the sheet, whether or not it was authorised; a sheet that gives up on its own says the same. */
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
  const maybeFail = (call: WalletCall) => {
    if (applePay.failing.includes(call)) throw new DOMException(call, "InvalidAccessError");
  };

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
      maybeFail("constructor");
      this.#request = request;
    }

    begin() {
      maybeFail("begin");
      if (current !== null) throw new Error("A sheet is open already.");
      current = this;
      applePay.request = this.#request;
      applePay.isValidated = false;
      const validationURL = "https://apple-pay-gateway.example/paymentservices/startSession";
      queueMicrotask(() => this.onvalidatemerchant?.({ validationURL }));
    }

    completeMerchantValidation(session: unknown) {
      maybeFail("completeMerchantValidation");
      if (typeof session !== "object" || session === null) throw new Error("No merchant session.");
      applePay.isValidated = current === this;
    }

    completePayment({ status }: { readonly status: number }) {
      maybeFail("completePayment");
      this.#end(status === StandIn.STATUS_SUCCESS ? "paid" : "refused");
    }

    abort() {
      maybeFail("abort");
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
    failing: [],
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
