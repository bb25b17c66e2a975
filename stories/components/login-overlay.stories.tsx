import { LoginOverlay } from "@grandstand/ui/login-overlay";
import spec from "@grandstand/ui/login-overlay/spec.md?raw";
import { loginOverlayStates } from "@grandstand/ui/login-overlay/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Login overlay",
  component: LoginOverlay,
  parameters: { spec, bare: true, ...overPage },
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
  args: stateArgs(loginOverlayStates["without the identity app"]),
});

export const ErrorOfTheServer = meta.story({
  args: stateArgs(loginOverlayStates["error of the server"]),
});

export const Submitting = meta.story({
  args: stateArgs(loginOverlayStates.submitting),
});

export const CaptchaRequired = meta.story({
  args: stateArgs(loginOverlayStates["captcha required"]),
});

export const LongText = meta.story({
  args: stateArgs(loginOverlayStates["long text"]),
});
