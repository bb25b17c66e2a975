import { Dialog } from "@grandstand/ui/dialog";
import spec from "@grandstand/ui/dialog/spec.md?raw";
import { dialogStates } from "@grandstand/ui/dialog/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Dialog",
  component: Dialog,
  parameters: { spec, ...overPage },
  args: dialogStates.box,
});

export const Default = meta.story({
  args: { onClose: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledWith("escape", expect.anything());
  },
});

export const Wide = meta.story({ args: dialogStates.wide });

export const Side = meta.story({ args: dialogStates.side });

export const Card = meta.story({ args: dialogStates.card });

export const CardWithAnAside = meta.story({ args: dialogStates["card with an aside"] });

export const Sheet = meta.story({ args: dialogStates.sheet });

export const WithButtons = meta.story({ args: dialogStates["with buttons"] });

export const CantBeClosed = meta.story({ args: dialogStates["can't be closed"] });

export const LongText = meta.story({ args: dialogStates["long text"] });
