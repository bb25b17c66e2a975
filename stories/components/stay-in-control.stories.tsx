import { StayInControl } from "@grandstand/ui/stay-in-control";
import spec from "@grandstand/ui/stay-in-control/spec.md?raw";
import { stayInControlStates as states } from "@grandstand/ui/stay-in-control/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Stay in control",
  component: StayInControl,
  parameters: { spec },
  args: { ...states.person, onBreak: fn() },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole("button");
    if (first) await userEvent.click(first);
    await expect(args.onBreak).toHaveBeenCalledOnce();
  },
});
export const Visitor = meta.story({ render: () => <StayInControl {...states.visitor} /> });
export const WithoutHelpLines = meta.story({
  render: () => <StayInControl {...states["without help lines"]} />,
});
export const Loading = meta.story({ render: () => <StayInControl {...states.loading} /> });
export const Failed = meta.story({ render: () => <StayInControl {...states.failed} /> });
export const ClockHidden = meta.story({
  render: () => <StayInControl {...states["clock hidden"]} />,
});
export const LongText = meta.story({ render: () => <StayInControl {...states["long text"]} /> });
