import { LimitList } from "@grandstand/ui/limit-list";
import spec from "@grandstand/ui/limit-list/spec.md?raw";
import { limitListStates as states } from "@grandstand/ui/limit-list/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Limit list",
  component: LimitList,
  parameters: { spec },
  args: { ...states.set, onChange: fn() },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const [first] = screen.getAllByRole("button");
    if (first) await userEvent.click(first);
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
export const Loading = meta.story({ render: () => <LimitList {...states.loading} /> });
export const Failed = meta.story({ render: () => <LimitList {...states.failed} /> });
export const NothingSet = meta.story({ render: () => <LimitList {...states["nothing set"]} /> });
export const RaiseWaiting = meta.story({
  render: () => <LimitList {...states["raise waiting"]} />,
});
export const Reached = meta.story({ render: () => <LimitList {...states.reached} /> });
export const Changing = meta.story({ render: () => <LimitList {...states.changing} /> });
export const NotChanged = meta.story({ render: () => <LimitList {...states["not changed"]} /> });
export const Refused = meta.story({ render: () => <LimitList {...states.refused} /> });
export const LongText = meta.story({ render: () => <LimitList {...states["long text"]} /> });
