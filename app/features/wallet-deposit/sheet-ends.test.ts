import { getBalance } from "@grandstand/contract/account";
import { checkWalletPayment, makeWalletPayment, validateWallet } from "@grandstand/contract/wallet";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { standInApplePay, type WalletCall } from "../../testing/apple-pay.ts";
import { deferred } from "../../testing/fake-api.ts";
import { createFakeLocks } from "../../testing/fake-locks.ts";
import { settle } from "../../testing/fake-time.ts";
import { openSite } from "../../testing/open-site.ts";
import { person } from "../../testing/person.ts";
import { createWalletDeposit } from "./store.ts";

const paid = { status: 200, message: "" };
const running = { status: 202, message: "" };
const refusal = { status: 422, message: "La carte a été refusée." };
const lost = { failure: { kind: "timeout" } } as const;
const limited = {
  failure: { kind: "refused", status: 429, message: "Too many.", code: null, retryAfter: null },
} as const;

/** Texts that say that nothing left the account. */
const nothingCharged = ["apple.pay.unexpected", "wallet-deposit.failed.text"];

/** The server's answers to a payment, and whether the money has moved by then. */
const payments = {
  done: { reply: paid, isCharged: true },
  running: { reply: running, isCharged: true },
  refused: { reply: refusal, isCharged: false },
  "lost after": { reply: lost, isCharged: true },
  "lost before": { reply: lost, isCharged: false },
  limited: { reply: limited, isCharged: false },
} as const;
type Payment = keyof typeof payments;

/** A page with a wallet whose requests are answered when the test says so, and a server that remembers. */
function openPage() {
  const { site, server, time } = openSite([], { alone: createFakeLocks().alone });
  site.connection.setState({ isOnline: true });
  site.session.setState({ user: person(), tokens: { token: "t", jwt: "j" } });
  const validations: ReturnType<typeof deferred<never>>[] = [];
  const requests: (ReturnType<typeof deferred<never>> & { reference: string })[] = [];
  const charged = new Set<string>();
  const open = new Set<string>();
  let references = 0;
  server.on(getBalance, () => ({ balance: 10_000 }));
  server.on(validateWallet, () => {
    const validation = deferred<never>();
    validations.push(validation);
    return validation.reply;
  });
  server.on(makeWalletPayment, ({ body }) => {
    const request = { ...deferred<never>(), reference: body?.reference ?? "" };
    open.add(request.reference);
    requests.push(request);
    return request.reply;
  });
  server.on(checkWalletPayment, ({ body }) => {
    const reference = body?.reference ?? "";
    open.delete(reference);
    return charged.has(reference) ? paid : refusal;
  });
  const { ApplePaySession, applePay } = standInApplePay();
  const wallet = createWalletDeposit(site, ApplePaySession);
  site.messages.open({ kind: "wallet-deposit" });
  wallet.open();
  const answers = {
    async validate(how: "valid" | "refused" | "lost") {
      references += 1;
      const valid = {
        ...paid,
        reference_id: `deposit-${references}`,
        merchant_session: { merchant: "session" },
      };
      const none = { ...refusal, reference_id: null, merchant_session: null };
      const reply = { valid, refused: none, lost }[how];
      validations.shift()?.give(reply as never);
      await settle();
    },
    async pay(how: Payment) {
      const request = requests.shift();
      if (!request) return;
      const { reply, isCharged } = payments[how];
      if (isCharged) charged.add(request.reference);
      if (reply !== lost && reply !== running) open.delete(request.reference);
      request.give(reply as never);
      await settle();
    },
  };
  const state = () => wallet.getState();
  /** A sheet that waits for its person. */
  const openSheet = async () => {
    wallet.pay(50);
    await settle();
    await answers.validate("valid");
  };
  return { site, server, time, wallet, applePay, state, answers, openSheet, charged, open };
}

describe("a sheet that closes after its authorisation", () => {
  it.each([
    ["done", null],
    ["refused", { text: refusal.message }],
  ] as const)(
    "[WALLET-DEPOSIT-STORE-12] leaves a payment that is %s to its answer",
    async (how, error) => {
      const { applePay, state, answers, openSheet, server, wallet } = openPage();
      await openSheet();
      applePay.authorise();
      applePay.cancel();
      expect(state()).toMatchObject({ progress: "paying", isAborted: false });
      await settle();
      expect(state()).toMatchObject({ progress: "paying", isAborted: false, error: null });
      wallet.pay(50);
      await answers.pay(how);
      expect(state()).toMatchObject({ progress: "none", isAborted: false, error });
      expect(server.sent(makeWalletPayment)).toHaveLength(1);
    },
  );

  it("[WALLET-DEPOSIT-STORE-12] leaves one whose answer is lost to be looked up", async () => {
    const { applePay, state, answers, openSheet, time, site } = openPage();
    await openSheet();
    applePay.authorise();
    await settle();
    await answers.pay("lost after");
    applePay.cancel();
    expect(state()).toMatchObject({ progress: "checking", isAborted: false });
    await time.pass(1_000);
    expect(state()).toMatchObject({ progress: "none", isAborted: false, error: null });
    expect(site.messages.getState().toasts).toMatchObject([{ severity: "success" }]);
  });

  it("[WALLET-DEPOSIT-STORE-12] pays once, though it is authorised twice", async () => {
    const { applePay, state, openSheet, server } = openPage();
    await openSheet();
    applePay.authorise();
    applePay.authorise();
    await settle();
    expect([state().progress, server.sent(makeWalletPayment).length]).toEqual(["paying", 1]);
  });
});

describe("a wallet that throws", () => {
  it.each(["constructor", "begin"] as const)(
    "[WALLET-DEPOSIT-STORE-13] at %s has failed, and is ready for the next press",
    async (call) => {
      const { applePay, wallet, state, site, answers, openSheet } = openPage();
      applePay.failing = [call];
      wallet.pay(50);
      expect(state()).toMatchObject({
        progress: "none",
        isAborted: false,
        error: { key: "wallet-deposit.failed.text" },
      });
      expect(site.messages.getState().toasts).toMatchObject([
        { severity: "error", title: { key: "wallet-deposit.failed.title" } },
      ]);
      applePay.failing = [];
      await openSheet();
      applePay.authorise();
      await settle();
      await answers.pay("done");
      expect(state()).toMatchObject({ progress: "none", error: null });
    },
  );

  it.each([[["completeMerchantValidation"]], [["completeMerchantValidation", "abort"]]] as const)(
    "[WALLET-DEPOSIT-STORE-13] at %j has failed before anything was authorised",
    async (failing) => {
      const { applePay, state, openSheet, server } = openPage();
      applePay.failing = failing;
      await openSheet();
      expect(state()).toMatchObject({
        progress: "none",
        error: { key: "wallet-deposit.failed.text" },
      });
      expect(server.sent(makeWalletPayment)).toEqual([]);
    },
  );

  it.each([
    ["completePayment", "done", "none"],
    ["completePayment", "refused", "none"],
    ["abort", "lost after", "checking"],
  ] as const)(
    "[WALLET-DEPOSIT-STORE-13] at %s leaves a payment that is %s to its answer",
    async (call, how, progress) => {
      const { applePay, state, answers, openSheet, time } = openPage();
      await openSheet();
      applePay.authorise();
      await settle();
      applePay.failing = [call];
      await answers.pay(how);
      expect(state()).toMatchObject({ progress, isAborted: false });
      await time.pass(1_000);
      expect(state().progress).toBe("none");
    },
  );

  it("[WALLET-DEPOSIT-STORE-13] as the merchant is refused still says why", async () => {
    const { applePay, state, wallet, answers } = openPage();
    applePay.failing = ["abort"];
    wallet.pay(50);
    await settle();
    await answers.validate("refused");
    expect(state()).toMatchObject({ progress: "none", error: { text: refusal.message } });
  });
});

describe("a sheet of another attempt", () => {
  it("[WALLET-DEPOSIT-STORE-15] changes nothing of the next one by a late validation", async () => {
    const { applePay, state, wallet, answers } = openPage();
    wallet.pay(50);
    await settle();
    applePay.cancel();
    wallet.pay(20);
    await settle();
    await answers.validate("refused");
    expect([state().progress, state().error]).toEqual(["sheet", null]);
    await answers.validate("valid");
    expect([state().progress, applePay.isValidated]).toEqual(["sheet", true]);
  });

  it("[WALLET-DEPOSIT-STORE-15] that was not authorised ends as the dialog opens again", async () => {
    const { applePay, state, wallet, openSheet, answers, server } = openPage();
    await openSheet();
    wallet.open();
    expect([state().progress, state().isAborted, applePay.ends]).toEqual([
      "none",
      false,
      ["aborted"],
    ]);
    await openSheet();
    applePay.authorise();
    await settle();
    wallet.open();
    expect(state().progress).toBe("paying");
    await answers.pay("done");
    expect(server.sent(makeWalletPayment)).toHaveLength(1);
  });
});

const calls: readonly WalletCall[] = [
  "constructor",
  "begin",
  "completeMerchantValidation",
  "completePayment",
  "abort",
];

const action = fc.oneof(
  fc.constant({ kind: "press" } as const),
  fc.constant({ kind: "authorise" } as const),
  fc.constant({ kind: "cancel" } as const),
  fc.constant({ kind: "open" } as const),
  fc.record({ kind: fc.constant("fail" as const), calls: fc.subarray([...calls]) }),
  fc.record({
    kind: fc.constant("validate" as const),
    how: fc.constantFrom("valid" as const, "valid" as const, "refused" as const, "lost" as const),
  }),
  fc.record({
    kind: fc.constant("pay" as const),
    how: fc.constantFrom(...(Object.keys(payments) as Payment[])),
  }),
  fc.record({
    kind: fc.constant("pass" as const),
    milliseconds: fc.integer({ max: 30_000, min: 1 }),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;
type Page = ReturnType<typeof openPage>;

async function act(page: Page, step: Action): Promise<void> {
  const { wallet, applePay, answers, time } = page;
  if (step.kind === "press") wallet.pay(50);
  if (step.kind === "authorise" && applePay.isValidated) applePay.authorise();
  if (step.kind === "cancel") applePay.cancel();
  if (step.kind === "open") wallet.open();
  if (step.kind === "fail") applePay.failing = step.calls;
  if (step.kind === "validate") await answers.validate(step.how);
  if (step.kind === "pay") await answers.pay(step.how);
  if (step.kind === "pass") await time.pass(step.milliseconds);
}

/** What is said against what the server has done. */
function expectTruth({ state, server, open }: Page): void {
  const { progress, isAborted, error } = state();
  expect(open.size, "one payment at most is on its way").toBeLessThanOrEqual(1);
  const references = server.sent(makeWalletPayment).map(({ body }) => body?.reference);
  expect(new Set(references).size, "each reference goes once").toBe(references.length);
  if (open.size === 0) return;
  expect(["paying", "checking"]).toContain(progress);
  expect(isAborted).toBe(false);
  expect(error !== null && "key" in error && nothingCharged.includes(error.key)).toBe(false);
}

describe("whatever a person, a wallet and a line do", () => {
  it("[WALLET-DEPOSIT-STORE-14] a deposit is never stuck, is paid once, and nothing is denied that may have been charged", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (steps) => {
        const page = openPage();
        const { site, state, applePay, answers, openSheet, time, charged, server } = page;
        for (const step of steps) {
          await act(page, step);
          expectTruth(page);
          await settle();
          expectTruth(page);
        }
        applePay.failing = [];
        applePay.cancel();
        for (const _ of steps) {
          await answers.validate("refused");
          await answers.pay("lost after");
        }
        await time.pass(120_000);
        expect(state().progress).toBe("none");
        const successes = () =>
          site.messages.getState().toasts.filter(({ severity }) => severity === "success").length;
        const [before, said] = [charged.size, successes()];
        site.messages.open({ kind: "wallet-deposit" });
        await openSheet();
        applePay.authorise();
        await settle();
        await answers.pay("done");
        expect([charged.size, successes(), state().error]).toEqual([before + 1, said + 1, null]);
        expect(server.sent(makeWalletPayment)).toHaveLength(
          new Set(server.sent(makeWalletPayment).map(({ body }) => body?.reference)).size,
        );
      }),
      { numRuns: 300 },
    );
  });
});
