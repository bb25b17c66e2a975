import { MarketExplanation } from "@grandstand/ui/market-explanation";
import spec from "@grandstand/ui/market-explanation/spec.md?raw";
import { marketExplanationStates } from "@grandstand/ui/market-explanation/states";
import { expect, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Market explanation",
  component: MarketExplanation,
  parameters: { spec },
  args: marketExplanationStates.closed,
});

export const Closed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("dialog")).toBeVisible();
  },
});
export const Open = meta.story({ args: marketExplanationStates.open });
export const OfASelection = meta.story({ args: marketExplanationStates["of a selection"] });
export const LongText = meta.story({ args: marketExplanationStates["long text"] });
