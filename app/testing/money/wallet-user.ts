import { getBalance } from "@grandstand/contract/account";
import { checkWalletPayment, makeWalletPayment, validateWallet } from "@grandstand/contract/wallet";
import type { WalletDepositProps } from "@grandstand/ui/wallet-deposit";
import { walletDepositStates } from "@grandstand/ui/wallet-deposit/states";
import { createMessagesStore } from "../../core/messages/messages.ts";
import { storageKeys } from "../../core/storage/storage.ts";
import {
  createWalletDeposit,
  type WalletDepositStore,
} from "../../features/wallet-deposit/store.ts";
import { type SheetPerson, standInApplePay } from "../apple-pay.ts";
import { settle } from "../fake-time.ts";
import { siteOf } from "../site-of.ts";
import {
  keyOf,
  keysOf,
  keysOfToasts,
  type MoneyUser,
  openPage,
  type SessionTab,
  type Shown,
} from "./money-user.ts";
import { textsLike } from "./shown-texts.ts";

const paid = { status: 200, message: "" };
const refusal = { status: 403, message: "Nothing was taken." };
const stepOf = { done: paid, refused: refusal, running: { status: 202, message: "" } };

const shownOfProgress = {
  none: null,
  sheet: "nothing",
  paying: "under-way",
  checking: "checking",
} as const;

/** A tab with a wallet, whose sheet does what a test says. */
export interface WalletTab extends SessionTab {
  readonly wallet: WalletDepositStore;
  readonly applePay: SheetPerson;
}

/** 50 euro from a wallet; each press opens a sheet, and the server gives each sheet a reference. */
export const walletUser: MoneyUser<WalletTab> = {
  name: "the deposit by wallet",
  recordKey: storageKeys.walletDeposit,
  conflictCode: null,
  keepsKey: false,
  wire(server, decisions) {
    let references = 0;
    server.on(validateWallet, () => {
      references += 1;
      return { ...paid, reference_id: keyOf(references), merchant_session: { merchant: "house" } };
    });
    server.on(makeWalletPayment, async ({ body }) => {
      const reply = await decisions.submit(body?.reference ?? "");
      return typeof reply === "string" ? stepOf[reply] : reply;
    });
    server.on(checkWalletPayment, ({ body }) => {
      const known = decisions.lookUp(body?.reference ?? "");
      return known === "not-found" ? refusal : stepOf[known];
    });
    server.on(getBalance, () => ({ balance: 10_000 }));
  },
  async open(browser, user) {
    const page = openPage(browser, user);
    const messages = createMessagesStore();
    const { ApplePaySession, applePay } = standInApplePay();
    const wallet = createWalletDeposit(
      siteOf({
        ...page,
        clock: { now: page.now },
        messages: {
          ...messages,
          showElsewhere: () => {
            page.onElsewhere();
            messages.showElsewhere();
          },
        },
        language: "fr",
        configuration: { brandName: "House", country: "BE", applePayMerchant: "merchant.example" },
      }),
      ApplePaySession,
    );
    return {
      async press() {
        const { request } = applePay;
        wallet.pay(50);
        // No sheet was opened: there is nothing to authorise.
        if (applePay.request === request) return;
        await settle();
        applePay.authorise();
        await settle();
      },
      resume: wallet.resume,
      shows(): Shown {
        const shown = shownOfProgress[wallet.getState().progress];
        if (shown !== null) return shown;
        const severity = messages.getState().toasts.at(-1)?.severity;
        if (severity === undefined || severity === "info") return "nothing";
        return severity === "success" ? "done" : "not-done";
      },
      says() {
        const { progress, error, isAborted } = wallet.getState();
        const isLike = (props: WalletDepositProps) =>
          props.device === "able" &&
          props.progress === progress &&
          (props.isAborted ?? false) === isAborted &&
          (props.error === null) === (error === null);
        return [
          ...textsLike<WalletDepositProps>("WalletDeposit", walletDepositStates, isLike),
          ...keysOf([error]),
          ...keysOfToasts(messages.getState()),
        ];
      },
      goOffline: page.goOffline,
      wallet,
      applePay,
      saysElsewhere: page.saysElsewhere,
      become: (next) => page.session.setState({ user: next }),
    };
  },
};
