import { standInApplePay } from "@grandstand/app/testing/apple-pay.ts";
import { checkTestMode } from "@grandstand/contract/registration";
import { checkWalletPayment, makeWalletPayment, validateWallet } from "@grandstand/contract/wallet";
import { expect, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import type { FakeOperator } from "./support/fake-operator.ts";
import { journeyParameters, operatorFor, visitOf } from "./support/journey.ts";
import { JourneyPage } from "./support/journey-page.tsx";
import { closeToast, findButton, findMessage, findOn, type Walker } from "./support/walk.ts";

type Sheet = ReturnType<typeof standInApplePay>["applePay"];

/** The fake Apple Pay is the browser's for as long as the story is drawn. */
const { ApplePaySession, applePay } = standInApplePay();

/** Pays for one of the operator's testers: the payment is under way at first, and paid once it is looked up. */
function pays({ server }: FakeOperator): void {
  server.on(checkTestMode, () => ({ status: true }));
  server.on(validateWallet, () => ({
    status: 200,
    message: "",
    reference_id: "deposit-1",
    merchant_session: { merchant: "story" },
  }));
  server.on(makeWalletPayment, () => ({ status: 202, message: "" }));
  server.on(checkWalletPayment, () => ({ status: 200, message: "" }));
}

const meta = preview.meta({
  title: "Journeys/Wallet deposit",
  // A dialog in the middle may be between two pixels; its states have pictures of their own.
  tags: ["!manifest", "no-picture"],
  parameters: journeyParameters,
  loaders: [operatorFor(visitOf(), pays)],
  beforeEach() {
    applePay.ends.length = 0;
    Object.assign(globalThis, { ApplePaySession });
    return () => void Reflect.deleteProperty(globalThis, "ApplePaySession");
  },
  render: (_args, { loaded }) => <JourneyPage operator={loaded.operator} />,
});

/** The button of the wallet, among the ways to deposit of the header or, on a phone, in the menu. */
async function openWallet(story: Walker): Promise<HTMLElement> {
  await story.userEvent.click(await findButton(/^(Toutes les façons|Alle manieren|All ways|Menu)/));
  await story.userEvent.click(await findButton(/Apple Pay/));
  return findMessage();
}

/** Opens the sheet for 50 euro, and waits until the person may authorise it. */
async function beginPayment(story: Walker): Promise<HTMLElement> {
  const dialog = await openWallet(story);
  await story.userEvent.type(await within(dialog).findByRole("textbox"), "50");
  await story.userEvent.click(await findOn(dialog, "button[data-look=act]"));
  const sheet: Sheet = applePay;
  await waitFor(() => expect(sheet.isValidated).toBe(true));
  await expect(sheet.request?.total.amount).toBe("50");
  return dialog;
}

/** Authorised in the sheet, and looked up until it is paid: the dialog closes, and a toast says how much. */
export const Paid = meta.story({
  play: async (story) => {
    const { server, time }: FakeOperator = story.loaded.operator;
    const dialog = await beginPayment(story);
    applePay.authorise();
    await findOn(dialog, "[data-progress=paying]");
    await expect(applePay.ends).toEqual(["paid"]);
    await time.pass(2_000);
    // Before anything else: it ends on its own.
    await expect(await findOn(document, "[data-severity=success]")).toHaveTextContent(/50/);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(server.sent(makeWalletPayment)).toHaveLength(1);
    await expect(server.sent(makeWalletPayment)[0]?.body).toMatchObject({
      amount: 50,
      reference: "deposit-1",
    });
    await closeToast(story, "success");
  },
});

/** Closed in the sheet: the dialog says that nothing was paid, and the next attempt can begin. */
export const ClosedInTheSheet = meta.story({
  play: async (story) => {
    const { server }: FakeOperator = story.loaded.operator;
    const dialog = await beginPayment(story);
    applePay.cancel();
    await findOn(dialog, "[data-progress=none]");
    await findOn(dialog, "[data-kind]");
    await waitFor(() => expect(within(dialog).getByRole("textbox")).toHaveFocus());
    await expect(server.sent(makeWalletPayment)).toEqual([]);
    await expect(applePay.ends).toEqual(["cancelled"]);
  },
});
