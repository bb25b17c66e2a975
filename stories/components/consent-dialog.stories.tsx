import { ConsentDialog } from "@grandstand/ui/consent-dialog";
import spec from "@grandstand/ui/consent-dialog/spec.md?raw";
import { consentDialogStates as states } from "@grandstand/ui/consent-dialog/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Consent dialog",
  component: ConsentDialog,
  parameters: { spec, ...overPage },
  args: { ...states["privacy policy"], onConsent: fn(), onChanges: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard("{Escape}");
    await expect(screen.getByRole("dialog")).toBeInTheDocument();
    await userEvent.click(
      screen.getByRole("button", { name: /pris connaissance|gelezen|have read/ }),
    );
    await expect(args.onConsent).toHaveBeenCalledOnce();
  },
});

export const TermsAndConditions = meta.story({
  args: stateArgs(states["terms and conditions"]),
});

export const TextOfTheServer = meta.story({
  args: stateArgs(states["text of the server"]),
});

export const ChangesLoading = meta.story({
  args: stateArgs(states["changes loading"]),
});

export const ChangesFailed = meta.story({
  args: stateArgs(states["changes failed"]),
});

export const Changes = meta.story({ args: stateArgs(states.changes) });

export const Submitting = meta.story({ args: stateArgs(states.submitting) });

export const PrivacyPolicyNotSaved = meta.story({
  args: stateArgs(states["privacy policy not saved"]),
});

export const TermsNotSaved = meta.story({
  args: stateArgs(states["terms not saved"]),
});

export const LongText = meta.story({ args: stateArgs(states["long text"]) });
