import { RealityCheck } from "@grandstand/ui/reality-check";
import spec from "@grandstand/ui/reality-check/spec.md?raw";
import { realityCheckStates as states } from "@grandstand/ui/reality-check/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Reality check",
  component: RealityCheck,
  parameters: { spec },
  args: { ...states.loss, onGoOn: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const goOn = screen.getAllByRole("button").at(-1);
    if (goOn) await userEvent.click(goOn);
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
});
export const Win = meta.story({ render: () => <RealityCheck {...states.win} /> });
export const NothingStaked = meta.story({
  render: () => <RealityCheck {...states["nothing staked"]} />,
});
export const Loading = meta.story({ render: () => <RealityCheck {...states.loading} /> });
export const Failed = meta.story({ render: () => <RealityCheck {...states.failed} /> });
export const LongText = meta.story({ render: () => <RealityCheck {...states["long text"]} /> });
