import type { ComponentType } from "react";
import { betReceiptStates } from "../bet-receipt/bet-receipt.states.ts";
import { BetReceipt } from "../bet-receipt/index.ts";
import { betSlipStates } from "../bet-slip/bet-slip.states.ts";
import { BetSlip } from "../bet-slip/index.ts";
import { cashierOverlayStates } from "../cashier-overlay/cashier-overlay.states.ts";
import { CashierOverlay } from "../cashier-overlay/index.ts";
import { depositPanelStates } from "../deposit-panel/deposit-panel.states.ts";
import { DepositPanel } from "../deposit-panel/index.ts";
import { OddsButton } from "../odds-button/index.ts";
import { oddsButtonStates } from "../odds-button/odds-button.states.ts";
import { RegistrationWizard } from "../registration-wizard/index.ts";
import { registrationWizardStates } from "../registration-wizard/registration-wizard.states.ts";
import { nameOf } from "./kept-file.ts";
import { checkSaid } from "./transcripts.ts";

/** One step of a flow: a component in one of its named states. */
interface Step {
  readonly name: string;
  readonly Component: ComponentType<object>;
  readonly props: object;
}

/** The steps that go through some of a component's states, in this order. */
function steps<Props extends object, State extends string>(
  Component: ComponentType<Props>,
  states: Readonly<Record<State, Props>>,
  ...names: readonly State[]
): Step[] {
  return names.map((name) => ({
    name: `${nameOf(Component)}, ${name}`,
    Component: Component as ComponentType<object>,
    props: states[name],
  }));
}

const registration = registrationWizardStates;

/** What a person goes through, in the states that they meet on their way. */
const flows: Readonly<Record<string, readonly Step[]>> = {
  bet: [
    ...steps(OddsButton, oddsButtonStates, "open", "selected"),
    ...steps(BetSlip, betSlipStates, "one", "price moved up", "nothing staked", "processing"),
    ...steps(BetSlip, betSlipStates, "results, one placed", "results, refused by the server"),
    ...steps(BetReceipt, betReceiptStates, "just placed", "won", "lost"),
  ],
  registration: [
    ...steps(RegistrationWizard, registration, "method", "account, empty", "account, wrong"),
    ...steps(RegistrationWizard, registration, "personal data, empty", "personal data, wrong"),
    ...steps(RegistrationWizard, registration, "address, empty", "confirmation", "submitting"),
    ...steps(RegistrationWizard, registration, "answer unknown", "refused by the server"),
  ],
  cashier: [
    ...steps(DepositPanel, depositPanelStates, "every way"),
    ...steps(CashierOverlay, cashierOverlayStates, "loading", "slow", "ready", "failed", "refused"),
  ],
};

checkSaid(
  Object.entries(flows).flatMap(([flow, walk]) =>
    walk.map(({ name, ...state }, index) => ({
      heading: `The ${flow}, step ${index + 1}: ${name}`,
      ...state,
    })),
  ),
);
