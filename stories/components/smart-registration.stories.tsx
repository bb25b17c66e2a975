import { SmartRegistration } from "@grandstand/ui/smart-registration";
import spec from "@grandstand/ui/smart-registration/spec.md?raw";
import { smartRegistrationStates as states } from "@grandstand/ui/smart-registration/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Smart registration",
  component: SmartRegistration,
  parameters: { spec, bare: true },
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
  render: () => <SmartRegistration {...states["with a passport"]} />,
});

export const BeingChecked = meta.story({
  render: () => <SmartRegistration {...states["being checked"]} />,
});

export const NameUsed = meta.story({
  render: () => <SmartRegistration {...states["name used"]} />,
});

export const Wrong = meta.story({
  render: () => <SmartRegistration {...states.wrong} />,
});

export const Complete = meta.story({
  render: () => <SmartRegistration {...states.complete} />,
});

export const Submitting = meta.story({
  render: () => <SmartRegistration {...states.submitting} />,
});

export const AnswerUnknown = meta.story({
  render: () => <SmartRegistration {...states["answer unknown"]} />,
});

export const RefusedByTheServer = meta.story({
  render: () => <SmartRegistration {...states["refused by the server"]} />,
});

export const ErrorOfTheServer = meta.story({
  render: () => <SmartRegistration {...states["error of the server"]} />,
});

export const LongText = meta.story({
  render: () => <SmartRegistration {...states["long text"]} />,
});
