import { BetSlip } from "@grandstand/ui/bet-slip";
import { betSlipStates } from "@grandstand/ui/bet-slip/states";
import { FloatingSlip } from "@grandstand/ui/floating-slip";
import spec from "@grandstand/ui/floating-slip/spec.md?raw";
import { floatingSlipStates } from "@grandstand/ui/floating-slip/states";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { StateGallery } from "../support/state-gallery.tsx";

const { open, ...closed } = floatingSlipStates;

const meta = preview.meta({
  title: "Components/Floating slip",
  component: FloatingSlip,
  parameters: { spec },
  args: { ...closed.combi, onOpenChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(args.onOpenChange).toHaveBeenCalledWith(true, expect.anything());
  },
});

export const States = meta.story({
  render: () => <StateGallery component={FloatingSlip} states={closed} cell={320} />,
});

export const Open = meta.story({
  parameters: { bare: true },
  render: () => (
    <div className="gs:min-h-dvh">
      <FloatingSlip {...open}>
        <BetSlip {...betSlipStates["in a sheet"]} />
      </FloatingSlip>
    </div>
  ),
  play: async () => {
    const dialog = await screen.findByRole("dialog");
    await expect(dialog).toHaveFocus();
    // The slip's code comes when it is first drawn.
    await waitFor(() => expect(dialog.querySelector("[data-control]")).not.toBeNull());
  },
});
