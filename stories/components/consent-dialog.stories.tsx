import { ConsentDialog } from "@grandstand/ui/consent-dialog";
import spec from "@grandstand/ui/consent-dialog/spec.md?raw";
import { consentDialogStates as states } from "@grandstand/ui/consent-dialog/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Consent dialog",
  component: ConsentDialog,
  parameters: { spec },
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
  render: () => <ConsentDialog {...states["terms and conditions"]} />,
});

export const TextOfTheServer = meta.story({
  render: () => <ConsentDialog {...states["text of the server"]} />,
});

export const ChangesLoading = meta.story({
  render: () => <ConsentDialog {...states["changes loading"]} />,
});

export const ChangesFailed = meta.story({
  render: () => <ConsentDialog {...states["changes failed"]} />,
});

export const Changes = meta.story({ render: () => <ConsentDialog {...states.changes} /> });

export const Submitting = meta.story({ render: () => <ConsentDialog {...states.submitting} /> });

export const PrivacyPolicyNotSaved = meta.story({
  render: () => <ConsentDialog {...states["privacy policy not saved"]} />,
});

export const TermsNotSaved = meta.story({
  render: () => <ConsentDialog {...states["terms not saved"]} />,
});

export const LongText = meta.story({ render: () => <ConsentDialog {...states["long text"]} /> });
