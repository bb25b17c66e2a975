import { PasswordRecovery } from "@grandstand/ui/password-recovery";
import spec from "@grandstand/ui/password-recovery/spec.md?raw";
import { passwordRecoveryStates } from "@grandstand/ui/password-recovery/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const meta = preview.meta({
  title: "Components/Password recovery",
  component: PasswordRecovery,
  parameters: { spec },
});

const onSubmit = fn();

export const Default = meta.story({
  render: () => <PasswordRecovery {...passwordRecoveryStates.request} onSubmit={onSubmit} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "verified_player{Enter}");
    await expect(onSubmit).toHaveBeenCalledWith("verified_player");
  },
});

export const States = meta.story({
  render: () => <StateGallery component={PasswordRecovery} states={passwordRecoveryStates} />,
});
