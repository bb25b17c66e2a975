import { getBalance, logForbiddenActionAttempt } from "@grandstand/contract/account";
import type { User } from "@grandstand/contract/user";
import { checkWalletPayment, makeWalletPayment, validateWallet } from "@grandstand/contract/wallet";
import { describe, expect, it } from "vitest";
import { type AppleDevice, standInApplePay } from "../../testing/apple-pay.ts";
import { deferred, refused } from "../../testing/fake-api.ts";
import { createFakeLocks } from "../../testing/fake-locks.ts";
import { createFakeStorage } from "../../testing/fake-storage.ts";
import { settle } from "../../testing/fake-time.ts";
import { openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import { openWallet } from "./open-wallet-deposit.ts";
import { createWalletDeposit } from "./store.ts";

const reference = "deposit-1";
const paid = { status: 200, message: "" };
const running = { status: 202, message: "" };
const overLimit = { status: 422, message: "Votre limite est atteinte." };
const lost = { failure: { kind: "timeout" } } as const;

function openBrowser() {
  return { shared: createFakeStorage(), locks: createFakeLocks() };
}

/** A page with a wallet, for somebody who is logged in. */
function openPage(
  { shared, locks } = openBrowser(),
  { user = person(), ...device }: AppleDevice & { user?: User | null } = {},
) {
  locks.releaseAll();
  const { site, server, time } = openSite([], { storage: shared.tab(), alone: locks.alone });
  site.connection.setState({ isOnline: true });
  server.on(validateWallet, () => ({
    ...paid,
    reference_id: reference,
    merchant_session: { merchant: "session" },
  }));
  server.on(makeWalletPayment, () => running);
  server.on(checkWalletPayment, () => paid);
  server.on(getBalance, () => ({ balance: 10_000 }));
  server.on(logForbiddenActionAttempt, () => ({ status: true }));
  if (user !== null) site.session.setState({ user, tokens: { token: "t", jwt: "j" } });
  const { ApplePaySession, applePay } = standInApplePay(device);
  const wallet = createWalletDeposit(site, ApplePaySession);
  const state = () => wallet.getState();
  const shown = () => site.messages.getState();
  /** Presses, and authorises what the sheet requests. */
  const pay = async (euro = 50) => {
    wallet.pay(euro);
    await settle();
    applePay.authorise();
    await settle();
  };
  site.messages.open({ kind: "wallet-deposit" });
  wallet.open();
  return { site, server, time, shared, wallet, applePay, state, shown, pay };
}

describe("a deposit by wallet", () => {
  it("[WALLET-DEPOSIT-STORE-1] opens for a person who may deposit, and for a visitor after the login", () => {
    const { site, shown } = openPage(openBrowser(), { user: null });
    openWallet(site);
    expect(shown().overlay).toEqual({ kind: "login", reason: "asked" });
    site.session.setState({ user: person() });
    site.messages.close();
    expect(shown().overlay).toEqual({ kind: "wallet-deposit" });
  });

  it.each([
    [{ age: 20 }, { kind: "restriction", restriction: "under-21" }],
    [{ self_excluded: true }, { kind: "restriction", restriction: "self-excluded" }],
    [{ on_cool_off: true }, { kind: "restriction", restriction: "cool-off" }],
    [{ document_status: "pending" }, { kind: "identity-documents", action: "deposit" }],
  ] as const)("[WALLET-DEPOSIT-STORE-1] is held back for %j", (changes, overlay) => {
    const { site, shown, wallet, applePay } = openPage(openBrowser(), { user: person(changes) });
    openWallet(site);
    expect(shown().overlay).toMatchObject(overlay);
    wallet.pay(50);
    expect(applePay.request).toBeNull();
  });

  it("[WALLET-DEPOSIT-STORE-1] is none of the operator's app", () => {
    const nativeApp = { platform: "ios_app" as const, postMessage: () => undefined };
    const { site } = openSite([], { nativeApp });
    site.session.setState({ user: person() });
    openWallet(site);
    expect(site.messages.getState().overlay).toBeNull();
  });

  it.each([
    [{}, "able"],
    [{ isAppleDevice: false }, "not-apple-device"],
    [{ hasCard: false }, "no-card"],
  ])("[WALLET-DEPOSIT-STORE-2] with %j the device is %s", async (device, found) => {
    const { state } = openPage(openBrowser(), device);
    expect(state().device).toBe("unknown");
    await settle();
    expect(state().device).toBe(found);
  });

  it("[WALLET-DEPOSIT-STORE-2] without a wallet, or with one that throws, is no Apple device", async () => {
    const { site } = openPage();
    const { ApplePaySession } = standInApplePay();
    const insecure = Object.assign(ApplePaySession, {
      canMakePayments: () => {
        throw new Error("The document is not secure.");
      },
    });
    for (const none of [null, insecure]) {
      const wallet = createWalletDeposit(site, none);
      wallet.open();
      await settle();
      expect(wallet.getState().device).toBe("not-apple-device");
    }
  });

  it("[WALLET-DEPOSIT-STORE-3] [ACCOUNT-378] opens the sheet in the press, for whole euro", () => {
    const { wallet, applePay, state } = openPage();
    wallet.pay(50);
    expect(applePay.request).toEqual({
      countryCode: "BE",
      currencyCode: "EUR",
      supportedNetworks: ["visa", "masterCard", "maestro", "vpay"],
      merchantCapabilities: ["supports3DS"],
      total: { label: "House", amount: "50" },
    });
    expect(state().progress).toBe("sheet");
  });

  it("[WALLET-DEPOSIT-STORE-16] is made and said in the currency of the account", async () => {
    const { pay, applePay, shown, time } = openPage(openBrowser(), {
      user: person({ currency: "GBP" }),
    });
    await pay();
    await time.pass(2_000);
    expect(applePay.request).toMatchObject({ currencyCode: "GBP" });
    expect(shown().toasts[0]?.title).toMatchObject({
      variables: { amount: expect.stringContaining("£") },
    });
  });

  it("[WALLET-DEPOSIT-STORE-4] [ACCOUNT-190] [WALLET-DEPOSIT-STORE-5] [ACCOUNT-191] is validated, authorised, looked up every 2 s, and then done", async () => {
    const { pay, server, time, applePay, state, shown, site } = openPage();
    server.on(
      checkWalletPayment,
      () => running,
      () => running,
      () => paid,
    );
    await pay();
    expect(server.sent(validateWallet)).toMatchObject([
      { body: { amount: 50, platform: "website", validationURL: expect.any(String) } },
    ]);
    expect(server.sent(makeWalletPayment)).toMatchObject([
      { body: { amount: 50, platform: "website", reference, payment: { token: {} } } },
    ]);
    expect([state().progress, applePay.ends]).toEqual(["paying", ["paid"]]);
    await time.pass(1_999);
    expect(server.sent(checkWalletPayment)).toEqual([]);
    await time.pass(1);
    await time.pass(2_000);
    expect(state().progress).toBe("paying");
    await time.pass(2_000);
    expect(server.sent(checkWalletPayment)).toHaveLength(3);
    expect(state()).toMatchObject({ progress: "none", error: null });
    expect(shown()).toMatchObject({
      overlay: null,
      toasts: [{ severity: "success", duration: 3_000 }],
    });
    await expect.poll(() => site.session.getState().user?.balance).toBe(10_000);
  });

  it("[WALLET-DEPOSIT-STORE-6] [ACCOUNT-344] says why the merchant was not validated, and closes the sheet", async () => {
    const { wallet, server, applePay, state, shown } = openPage();
    server.on(validateWallet, () => ({ ...overLimit, reference_id: null, merchant_session: null }));
    wallet.pay(500);
    await settle();
    expect(applePay.ends).toEqual(["aborted"]);
    expect(state()).toMatchObject({ progress: "none", error: { text: overLimit.message } });
    expect(shown()).toMatchObject({
      overlay: { kind: "wallet-deposit" },
      toasts: [{ severity: "error", text: { text: overLimit.message }, duration: 3_000 }],
    });
    server.on(validateWallet, () => refused(500));
    wallet.pay(500);
    expect(state().error).toBeNull();
    await settle();
    expect(state().error).toEqual({ key: "apple.pay.unexpected" });
  });

  it("[WALLET-DEPOSIT-STORE-6] says why it was refused, at the payment or when it is looked up", async () => {
    const atOnce = openPage();
    atOnce.server.on(makeWalletPayment, () => overLimit);
    await atOnce.pay();
    expect([atOnce.state().error, atOnce.applePay.ends]).toEqual([
      { text: overLimit.message },
      ["refused"],
    ]);
    const after = openPage();
    after.server.on(checkWalletPayment, () => overLimit);
    await after.pay();
    await after.time.pass(2_000);
    expect(after.state()).toMatchObject({ progress: "none", error: { text: overLimit.message } });
  });

  it("[WALLET-DEPOSIT-STORE-7] is aborted by a person who closes the sheet, before and after the validation", async () => {
    const { wallet, server, applePay, state } = openPage();
    const validation = deferred<never>();
    server.on(validateWallet, () => validation.reply);
    wallet.pay(50);
    await settle();
    applePay.cancel();
    expect(state()).toMatchObject({ progress: "none", isAborted: true, error: null });
    validation.give({
      ...paid,
      reference_id: reference,
      merchant_session: { merchant: "session" },
    } as never);
    await settle();
    expect([applePay.isValidated, server.sent(makeWalletPayment)]).toEqual([false, []]);
    wallet.type("60");
    expect(state().isAborted).toBe(false);
  });

  it("[WALLET-DEPOSIT-STORE-8] [ACCOUNT-134] whose answer was lost is looked up, and not sent again", async () => {
    const { pay, wallet, server, time, applePay, state } = openPage();
    server.on(makeWalletPayment, () => lost);
    server.on(
      checkWalletPayment,
      () => lost,
      () => paid,
    );
    await pay();
    expect([state().progress, applePay.ends]).toEqual(["checking", ["aborted"]]);
    wallet.pay(50);
    expect(applePay.ends).toHaveLength(1);
    await time.pass(1_000);
    expect(state().progress).toBe("checking");
    await time.pass(2_000);
    expect([state().progress, server.sent(makeWalletPayment).length]).toEqual(["none", 1]);
  });

  it("[WALLET-DEPOSIT-STORE-8] never arrived where its reference is not known", async () => {
    const { pay, server, time, state } = openPage();
    server.on(makeWalletPayment, () => lost);
    server.on(checkWalletPayment, () => refused(404));
    await pay();
    await time.pass(1_000);
    expect(state()).toMatchObject({ progress: "none", error: { key: "apple.pay.unexpected" } });
  });

  it("[WALLET-DEPOSIT-STORE-8] [WALLET-DEPOSIT-STORE-10] is looked up after a reload, and leaves no card behind", async () => {
    const browser = openBrowser();
    const before = openPage(browser);
    before.server.on(makeWalletPayment, () => deferred<never>().reply);
    await before.pay();
    const kept = browser.shared.read("wallet-deposit-pending");
    expect(kept).toContain(reference);
    expect(kept).not.toContain("stand-in");
    const after = openPage(browser);
    after.wallet.resume();
    expect(after.state().progress).toBe("checking");
    await after.time.pass(1_000);
    expect(after.state().progress).toBe("none");
    expect(after.shown().toasts).toMatchObject([{ severity: "success" }]);
    expect(after.server.sent(makeWalletPayment)).toEqual([]);
    expect(browser.shared.read("wallet-deposit-pending")).toBeNull();
  });

  it("[WALLET-DEPOSIT-STORE-9] goes once, however often it is pressed, in one tab of all", async () => {
    const browser = openBrowser();
    const { pay, wallet, server } = openPage(browser);
    server.on(makeWalletPayment, () => deferred<never>().reply);
    await pay();
    wallet.pay(50);
    await settle();
    expect([server.sent(validateWallet).length, server.sent(makeWalletPayment).length]).toEqual([
      1, 1,
    ]);
    const other = openPage({
      ...browser,
      locks: { ...browser.locks, releaseAll: () => undefined },
    });
    await other.pay();
    expect(other.server.sent(makeWalletPayment)).toEqual([]);
    expect(other.shown().toasts).toMatchObject([{ title: { key: "site.elsewhere.title" } }]);
    expect([other.state().progress, other.applePay.ends]).toEqual(["none", ["refused"]]);
  });

  it("[WALLET-DEPOSIT-STORE-11] ends with the session", async () => {
    const { wallet, site, applePay, state } = openPage();
    await settle();
    wallet.type("50");
    wallet.pay(50);
    await settle();
    site.session.setState({ user: null, tokens: null });
    expect(applePay.ends).toEqual(["aborted"]);
    expect(state()).toMatchObject({ text: "", progress: "none", device: "able" });
  });
});
