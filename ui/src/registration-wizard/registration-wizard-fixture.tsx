import { renderComponent } from "../testing/index.ts";
import { registrationWizardStates as states } from "./registration-wizard.states.ts";
import { RegistrationWizard } from "./registration-wizard.tsx";
import type { RegistrationWizardProps } from "./registration-wizard-props.ts";

type Screen = Awaited<ReturnType<typeof renderComponent>>;

export const text = (screen: Screen, name: string) =>
  screen.getByRole("textbox", { name, exact: true });
export const button = (screen: Screen, name: string) =>
  screen.getByRole("button", { name, exact: true });

/** Draws a state, and again with other props. */
export async function renderWizard(
  name: keyof typeof states,
  props: Partial<RegistrationWizardProps> = {},
  environment: Parameters<typeof renderComponent>[1] = {},
) {
  const first: RegistrationWizardProps = { ...states[name], ...props };
  const screen = await renderComponent(<RegistrationWizard {...first} />, environment);
  const change = (next: Partial<RegistrationWizardProps>) =>
    screen.rerender(<RegistrationWizard {...first} {...next} />);
  return { screen, change };
}
