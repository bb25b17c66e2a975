import { ExitPrompt, RegistrationWizard, RetryPrompt } from "@grandstand/ui/registration-wizard";
import spec from "@grandstand/ui/registration-wizard/spec.md?raw";
import {
  exitPromptStates,
  retryPromptStates,
  registrationWizardStates as states,
} from "@grandstand/ui/registration-wizard/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Registration wizard",
  component: RegistrationWizard,
  parameters: { spec, bare: true },
  args: { ...states.method, onEmail: fn(), onChange: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getAllByRole("button")[1] as HTMLElement);
    await expect(args.onEmail).toHaveBeenCalledOnce();
  },
});

/** A combo box within the dialog: the list opens over it, and Escape closes the list alone. */
export const CountryOverAnotherPage = meta.story({
  args: { ...states["personal data, filled"], layout: "modal", onChange: fn(), onEmail: fn() },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole("combobox"));
    // The list has its height once its options are drawn.
    await screen.findAllByRole("option");
    await expect(screen.getByRole("listbox")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
});

export const IdentityAppRefused = meta.story({
  render: () => <RegistrationWizard {...states["identity app refused"]} />,
});

export const IdentityAppOfNoUse = meta.story({
  render: () => <RegistrationWizard {...states["identity app of no use"]} />,
});

export const IdentityAppAnswered = meta.story({
  render: () => <RegistrationWizard {...states["identity app answered"]} />,
});

export const IdentityAppUnreachable = meta.story({
  render: () => <RegistrationWizard {...states["identity app unreachable"]} />,
});

export const IdentityConfirmed = meta.story({
  render: () => <RegistrationWizard {...states["account, identity confirmed"]} />,
});

export const WithoutTheIdentityApp = meta.story({
  render: () => <RegistrationWizard {...states["method without the identity app"]} />,
});

export const OverAnotherPage = meta.story({
  render: () => <RegistrationWizard {...states["over another page"]} />,
});

export const Account = meta.story({
  render: () => <RegistrationWizard {...states["account, empty"]} />,
});

export const AccountBeingChecked = meta.story({
  render: () => <RegistrationWizard {...states["account, being checked"]} />,
});

export const AccountWrong = meta.story({
  render: () => <RegistrationWizard {...states["account, wrong"]} />,
});

export const PersonalData = meta.story({
  render: () => <RegistrationWizard {...states["personal data, filled"]} />,
});

export const Passport = meta.story({
  render: () => <RegistrationWizard {...states["personal data, passport"]} />,
});

export const PersonalDataWrong = meta.story({
  render: () => <RegistrationWizard {...states["personal data, wrong"]} />,
});

export const CountriesLoading = meta.story({
  render: () => <RegistrationWizard {...states["countries loading"]} />,
});

export const CountriesFailed = meta.story({
  render: () => <RegistrationWizard {...states["countries failed"]} />,
});

export const Address = meta.story({
  render: () => <RegistrationWizard {...states["address, empty"]} />,
});

export const AddressWrong = meta.story({
  render: () => <RegistrationWizard {...states["address, wrong"]} />,
});

export const IdentityCheck = meta.story({
  render: () => <RegistrationWizard {...states["identity check"]} />,
});

export const Confirmation = meta.story({
  render: () => <RegistrationWizard {...states.confirmation} />,
});

export const ConfirmationWrong = meta.story({
  render: () => <RegistrationWizard {...states["confirmation, wrong"]} />,
});

export const InternalTest = meta.story({
  render: () => <RegistrationWizard {...states["internal test"]} />,
});

export const Submitting = meta.story({
  render: () => <RegistrationWizard {...states.submitting} />,
});

export const AnswerUnknown = meta.story({
  render: () => <RegistrationWizard {...states["answer unknown"]} />,
});

export const RefusedByTheServer = meta.story({
  render: () => <RegistrationWizard {...states["refused by the server"]} />,
});

export const LongText = meta.story({
  render: () => <RegistrationWizard {...states["long text"]} />,
});

export const Leaving = meta.story({ render: () => <ExitPrompt {...exitPromptStates.asked} /> });

export const TryingAgain = meta.story({
  render: () => <RetryPrompt {...retryPromptStates.asked} />,
});
