import {
  checkWalletPayment,
  makeWalletPayment,
  validateWallet,
  type WalletPayment,
} from "@grandstand/contract/wallet";
import { intervals } from "@grandstand/rules/intervals";
import { type Found, readFailure, type SubmitOutcome } from "@grandstand/rules/operation";
import { type ApiFailure, type CallApi, wordsOf } from "../../core/client/client.ts";
import type { Message } from "../../core/messages/messages.ts";
import { isNarrowPage } from "../../core/site/narrow-page.ts";
import type { Site } from "../../core/site/site.ts";

type WalletApi = { readonly api: CallApi; readonly setTimer: Site["setTimer"] };
type Step = { readonly status: number; readonly message: string };

/** The answers of a step that have not refused it. */
const done = 200;
const running = 202;

const platform = () => (isNarrowPage() ? "mobile" : "website");
const unexpected: Message = { key: "apple.pay.unexpected" };

/** What the sheet continues with, or why it can't. */
export type Validation =
  | { readonly reference: string; readonly merchantSession: unknown }
  | { readonly error: Message };

/** Has the merchant of a sheet validated; the answer has the deposit's reference (A7). */
export async function validate(
  api: CallApi,
  amount: number,
  validationURL: string,
): Promise<Validation> {
  const answer = await api(validateWallet, {
    body: { amount, validationURL, platform: platform() },
  });
  if (!answer.ok) return { error: errorOf(answer.failure) };
  const { status, message, reference_id, merchant_session } = answer.value;
  const isValid = status === done && reference_id !== null && merchant_session !== null;
  if (isValid) return { reference: reference_id, merchantSession: merchant_session };
  return { error: toMessage(message) };
}

/** Pays what the sheet has authorised, and follows it to its end (A4). `onRunning` runs once the payment is under way. */
export async function pay(
  { api, setTimer }: WalletApi,
  order: { readonly reference: string; readonly amount: number; readonly payment: WalletPayment },
  onRunning: () => void,
): Promise<SubmitOutcome<null, Message>> {
  const answer = await api(makeWalletPayment, { body: { ...order, platform: platform() } });
  if (!answer.ok) {
    const reading = readFailure(answer.failure);
    return reading.kind === "refused"
      ? { kind: "refused", reason: toMessage(reading.reason.message) }
      : reading;
  }
  let step: Step = answer.value;
  if (step.status === running) onRunning();
  while (step.status === running) {
    await new Promise<void>((resolve) => void setTimer(resolve, intervals.walletPoll));
    const next = await api(checkWalletPayment, { body: { reference: order.reference } });
    // `lookUp` continues where the poll has ended.
    if (!next.ok) return { kind: "unknown", because: "connection-lost" };
    step = next.value;
  }
  if (step.status === done) return { kind: "done", result: null };
  return { kind: "refused", reason: toMessage(step.message) };
}

/** What became of a deposit by its reference. */
export async function lookUp(api: CallApi, reference: string): Promise<Found<null, Message>> {
  const answer = await api(checkWalletPayment, { body: { reference } });
  if (!answer.ok) {
    const isNone = answer.failure.kind === "refused" && answer.failure.status === 404;
    return { kind: isNone ? "not-found" : "no-answer" };
  }
  const { status, message } = answer.value;
  if (status === done) return { kind: "done", result: null };
  return status === running ? { kind: "running" } : { kind: "refused", reason: toMessage(message) };
}

function errorOf(failure: ApiFailure): Message {
  const words = wordsOf(failure);
  return words === null ? unexpected : { text: words };
}

function toMessage(message: string): Message {
  return message === "" ? unexpected : { text: message };
}
