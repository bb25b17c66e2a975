import { LoginOverlay } from "@grandstand/ui/login-overlay";
import spec from "@grandstand/ui/login-overlay/spec.md?raw";
import { loginOverlayStates } from "@grandstand/ui/login-overlay/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Login overlay",
  component: LoginOverlay,
  parameters: { spec, bare: true },
  args: { ...loginOverlayStates.open, onSubmit: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const username = await screen.findByRole("textbox");
    await userEvent.type(username, "verified_player");
    await userEvent.tab();
    await userEvent.keyboard("Secret-123{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: "verified_player",
      password: "Secret-123",
    });
  },
});

export const WithoutTheIdentityApp = meta.story({
  render: () => <LoginOverlay {...loginOverlayStates["without the identity app"]} />,
});

export const ErrorOfTheServer = meta.story({
  render: () => <LoginOverlay {...loginOverlayStates["error of the server"]} />,
});

export const Submitting = meta.story({
  render: () => <LoginOverlay {...loginOverlayStates.submitting} />,
});

export const CaptchaRequired = meta.story({
  render: () => <LoginOverlay {...loginOverlayStates["captcha required"]} />,
});

export const LongText = meta.story({
  render: () => <LoginOverlay {...loginOverlayStates["long text"]} />,
});
