import { SmartRegistration } from "@grandstand/ui/smart-registration";
import spec from "@grandstand/ui/smart-registration/spec.md?raw";
import { smartRegistrationStates as states } from "@grandstand/ui/smart-registration/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";
import { stateArgs } from "../support/state-args.ts";

const meta = preview.meta({
  title: "Components/Smart registration",
  component: SmartRegistration,
  parameters: { spec, bare: true, ...overPage },
  args: { ...states.empty, onChange: fn(), onLeave: fn() },
});

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const [username] = await screen.findAllByRole("textbox");
    await userEvent.type(username as HTMLElement, "a");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledWith("sport_username", "a");
    await expect(args.onLeave).toHaveBeenCalledWith("sport_username");
  },
});

export const WithAPassport = meta.story({
  args: stateArgs(states["with a passport"]),
});

export const BeingChecked = meta.story({
  args: stateArgs(states["being checked"]),
});

export const NameUsed = meta.story({
  args: stateArgs(states["name used"]),
});

export const Wrong = meta.story({
  args: stateArgs(states.wrong),
});

export const Complete = meta.story({
  args: stateArgs(states.complete),
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

export const ErrorOfTheServer = meta.story({
  args: stateArgs(states["error of the server"]),
});

export const LongText = meta.story({
  args: stateArgs(states["long text"]),
});
