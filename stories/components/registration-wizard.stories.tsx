import { ExitPrompt, RegistrationWizard, RetryPrompt } from "@grandstand/ui/registration-wizard";
import spec from "@grandstand/ui/registration-wizard/spec.md?raw";
import {
  exitPromptStates,
  retryPromptStates,
  registrationWizardStates as states,
} from "@grandstand/ui/registration-wizard/states";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { stateArgs } from "../support/state-args.ts";

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
    // The list has its height once its options are drawn, and may be drawn twice.
    await within(await screen.findByRole("listbox")).findAllByRole("option");
    await waitFor(() => expect(screen.getByRole("listbox")).toBeVisible());
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog")).toBeVisible();
  },
});

export const IdentityAppRefused = meta.story({
  args: stateArgs(states["identity app refused"]),
});

export const IdentityAppOfNoUse = meta.story({
  args: stateArgs(states["identity app of no use"]),
});

export const IdentityAppAnswered = meta.story({
  args: stateArgs(states["identity app answered"]),
});

export const IdentityAppUnreachable = meta.story({
  args: stateArgs(states["identity app unreachable"]),
});

export const IdentityConfirmed = meta.story({
  args: stateArgs(states["account, identity confirmed"]),
});

export const WithoutTheIdentityApp = meta.story({
  args: stateArgs(states["method without the identity app"]),
});

export const OverAnotherPage = meta.story({
  args: stateArgs(states["over another page"]),
});

export const Account = meta.story({
  args: stateArgs(states["account, empty"]),
});

export const AccountBeingChecked = meta.story({
  args: stateArgs(states["account, being checked"]),
});

export const AccountWrong = meta.story({
  args: stateArgs(states["account, wrong"]),
});

export const PersonalData = meta.story({
  args: stateArgs(states["personal data, filled"]),
});

export const Passport = meta.story({
  args: stateArgs(states["personal data, passport"]),
});

export const PersonalDataWrong = meta.story({
  args: stateArgs(states["personal data, wrong"]),
});

export const CountriesLoading = meta.story({
  args: stateArgs(states["countries loading"]),
});

export const CountriesFailed = meta.story({
  args: stateArgs(states["countries failed"]),
});

export const Address = meta.story({
  args: stateArgs(states["address, empty"]),
});

export const AddressWrong = meta.story({
  args: stateArgs(states["address, wrong"]),
});

export const IdentityCheck = meta.story({
  args: stateArgs(states["identity check"]),
});

export const Confirmation = meta.story({
  args: stateArgs(states.confirmation),
});

export const ConfirmationWrong = meta.story({
  args: stateArgs(states["confirmation, wrong"]),
});

export const InternalTest = meta.story({
  args: stateArgs(states["internal test"]),
});

export const Submitting = meta.story({
  args: stateArgs(states.submitting),
});

export const AnswerUnknown = meta.story({
  args: stateArgs(states["answer unknown"]),
});

export const RefusedByTheServer = meta.story({
  args: stateArgs(states["refused by the server"]),
});

export const LongText = meta.story({
  args: stateArgs(states["long text"]),
});

export const Leaving = meta.story({ render: () => <ExitPrompt {...exitPromptStates.asked} /> });

export const TryingAgain = meta.story({
  render: () => <RetryPrompt {...retryPromptStates.asked} />,
});
