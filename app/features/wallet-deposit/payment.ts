import type { WalletPayment } from "@grandstand/contract/wallet";
import type { Draft, Operation } from "@grandstand/rules/operation";
import * as v from "valibot";
import type { Message } from "../../core/messages/messages.ts";
import { createOperation } from "../../core/operation/index.ts";
import type { Site } from "../../core/site/site.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import { lookUp, pay } from "./api.ts";

type PaymentSite = Pick<
  Site,
  "api" | "storage" | "setTimer" | "alone" | "connection" | "session"
> & {
  readonly clock: Pick<Site["clock"], "now">;
  readonly messages: Pick<Site["messages"], "showElsewhere">;
};

/** What is kept of a deposit: whole euro. */
const orderSchema = v.object({ euro: v.number() });
export type WalletOrder = v.InferOutput<typeof orderSchema>;
/** Its key is the reference that the server gave its sheet, the reason of a refusal the server's words. */
export type WalletOperation = Operation<WalletOrder, null, Message>;

export interface PaymentOptions {
  /** The server has begun the payment, and has not ended it. */
  readonly onRunning: () => void;
  readonly onChange: (deposit: WalletOperation) => void;
  /** What became of it is known. */
  readonly onSettled: (deposit: WalletOperation) => void;
}

/** Payments of what a sheet has authorised, each sent once under its reference. */
export interface WalletPayments {
  /** Pays this many whole euro; whether it has begun: not where another tab is at one, and then nothing has left. */
  payOnce(reference: string, euro: number, payment: WalletPayment): Promise<boolean>;
  /** Looks up what this person's page left under way. */
  resume(userId: string): void;
  /** Drops what is shown of them: what is under way waits for its person. */
  forget(): void;
}

/** Makes the payments of a site; see `core/operation` (A4, A5). */
export function createWalletPayments(
  site: PaymentSite,
  { onRunning, onChange, onSettled }: PaymentOptions,
): WalletPayments {
  /** What a sheet has authorised, by its reference: of a card, and nowhere but here. */
  const authorised = new Map<string, WalletPayment>();
  const operation = createOperation<WalletOrder, null, Message>({
    ...site,
    now: site.clock.now,
    submit: (draft) => submit(draft),
    lookUp: ({ key }) => lookUp(site.api, key),
    record: {
      key: storageKeys.walletDeposit,
      readPayload: (value) => (v.is(orderSchema, value) ? value : null),
      keepsReturned: false,
    },
    onChange: ([deposit]) => deposit && onChange(deposit),
    onSettled: (deposits) => deposits.forEach(onSettled),
    onElsewhere: site.messages.showElsewhere,
  });

  async function submit({ key, payload }: Draft<WalletOrder>) {
    const payment = authorised.get(key);
    authorised.delete(key);
    if (!payment) return { kind: "not-taken-up", because: "not-sent", message: null } as const;
    const order = { reference: key, amount: payload.euro, payment };
    return pay(site, order, onRunning);
  }

  return {
    async payOnce(reference, euro, payment) {
      let hasBegun = false;
      await operation.press(async () => {
        hasBegun = true;
        authorised.set(reference, payment);
        return [{ key: reference, payload: { euro } }];
      });
      return hasBegun;
    },
    resume: operation.resume,
    forget: operation.forget,
  };
}
