import type { WalletPayment } from "@grandstand/contract/wallet";
import { whoMayDeposit } from "@grandstand/rules/eligibility";
import type { WalletDevice, WalletProgress } from "@grandstand/ui/wallet-deposit";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Message } from "../../core/messages/messages.ts";
import { currencyOf } from "../../core/session/currency.ts";
import type { Site } from "../../core/site/site.ts";
import { explainRefusal } from "../refusals/index.ts";
import { validate } from "./api.ts";
import { type AppleWallet, browserWallet, findDevice } from "./apple-pay.ts";
import { showDone, showFailed } from "./deposit-toasts.ts";
import { createWalletPayments, type WalletOperation, type WalletOrder } from "./payment.ts";
import { openSheet, type Sheet } from "./sheet.ts";

/** A deposit by the device's wallet (A3). */
export interface WalletDeposit {
  readonly device: WalletDevice;
  /** As it was typed. */
  readonly text: string;
  readonly progress: WalletProgress;
  /** Why the last attempt failed; it stays until the next one. */
  readonly error: Message | null;
  /** The sheet was closed before anything was authorised: no payment has left. */
  readonly isAborted: boolean;
}

export interface WalletDepositStore extends StoreApi<WalletDeposit> {
  /** Begins again, with nothing typed; what was authorised continues, and a sheet that was not ends. */
  open(): void;
  type(text: string): void;
  /** Opens the wallet's sheet for whole euro. To be called in the press itself; one that is under way does nothing. */
  pay(euro: number): void;
  /** Looks up what became of a deposit of this person whose page went away before its answer came. */
  resume(): void;
}

type WalletSite = Pick<
  Site,
  "api" | "storage" | "setTimer" | "alone" | "connection" | "language" | "configuration" | "session"
> & {
  readonly clock: Pick<Site["clock"], "now">;
  readonly messages: Site["messages"];
};

const nothing: WalletDeposit = {
  device: "unknown",
  text: "",
  progress: "none",
  error: null,
  isAborted: false,
};

/** Deposits by the device's wallet, each authorised sheet once under its reference; see `core/operation` (A4, A5). */
export function createWalletDeposit(
  site: WalletSite,
  wallet: AppleWallet | null = browserWallet(),
): WalletDepositStore {
  const { api, session, messages, configuration } = site;
  const store = createStore<WalletDeposit>(() => nothing);
  const { getState, setState } = store;
  /** The wallet's own, while it is open. */
  let sheet: Sheet | null = null;
  const payments = createWalletPayments(site, {
    onRunning: () => sheet?.end("paid"),
    onChange: show,
    onSettled: settle,
  });

  // What one person typed is not shown to the next; a deposit that is under way waits for its owner.
  session.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    payments.forget();
    sheet?.end("unknown");
    setState({ ...nothing, device: getState().device });
  });

  function show({ status }: WalletOperation) {
    setState({ progress: progressOf[status] });
    if (status === "done") sheet?.end("paid");
    if (status === "refused" || status === "unknown") sheet?.end(status);
  }

  function settle(deposit: WalletOperation) {
    if (deposit.status === "done") return succeed(deposit.payload);
    if (deposit.status !== "refused") return;
    const { refusal } = deposit;
    fail(refusal.retry === "new-key" ? refusal.reason : wordsFor(refusal.message));
  }

  function succeed({ euro }: WalletOrder) {
    setState({ text: "", error: null });
    showDone(site, euro);
    if (messages.getState().overlay?.kind === "wallet-deposit") messages.close();
    void session.refreshBalance();
  }

  function fail(error: Message) {
    setState({ progress: "none", error });
    showFailed(site, error);
  }

  /** Opens the sheet of one deposit; the reference that its validation gives is the key. */
  function authorise(supported: AppleWallet, euro: number) {
    sheet = openSheet(supported, {
      euro,
      currency: currencyOf(session.getState()),
      configuration,
      onValidate: (validationURL) => validate(api, euro, validationURL),
      onAuthorised(payment, reference) {
        // From here on it is the answer that says what became of the money, whatever the sheet does.
        setState({ progress: "paying" });
        void payOnce(reference, euro, payment);
      },
      onCancel: () => setState({ progress: "none", isAborted: true }),
      onFailed: (because) => fail(because ?? { key: "wallet-deposit.failed.text" }),
    });
  }

  async function payOnce(reference: string, euro: number, payment: WalletPayment) {
    if (await payments.payOnce(reference, euro, payment)) return;
    // Another tab is at one: nothing has left from here.
    sheet?.end("refused");
    setState({ progress: "none" });
  }

  return {
    ...store,
    open() {
      // A sheet that was not authorised went with the dialog that opened it.
      if (getState().progress === "sheet") {
        sheet?.end("unknown");
        setState({ progress: "none" });
      }
      setState({ device: "unknown", text: "", isAborted: false });
      void findDevice(wallet, configuration.applePayMerchant).then((device) =>
        setState({ device }),
      );
    },
    type: (text) => setState({ text, isAborted: false }),
    pay(euro) {
      if (wallet === null || getState().progress !== "none") return;
      const { user } = session.getState();
      const permission = whoMayDeposit(user);
      if (!permission.allowed) return explainRefusal(site, permission, user, "deposit");
      setState({ progress: "sheet", error: null, isAborted: false });
      authorise(wallet, euro);
    },
    resume() {
      const owner = session.getState().user?.id;
      if (owner !== undefined && getState().progress === "none") payments.resume(owner);
    },
  };
}

const progressOf = {
  draft: "paying",
  sent: "paying",
  unknown: "checking",
  done: "none",
  refused: "none",
} as const;

function wordsFor(message: string | null): Message {
  return message === null ? { key: "apple.pay.unexpected" } : { text: message };
}
