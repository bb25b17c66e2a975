import { LimitForm } from "@grandstand/ui/limit-form";
import spec from "@grandstand/ui/limit-form/spec.md?raw";
import { limitFormStates as states } from "@grandstand/ui/limit-form/states";
import { expect, fn, screen } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Limit form",
  component: LimitForm,
  parameters: { spec, ...overPage },
  args: states.deposit,
});

export const Default = meta.story({
  args: { onSubmit: fn() },
  play: async ({ args, userEvent }) => {
    const field = await screen.findByRole("textbox");
    await userEvent.clear(field);
    await userEvent.type(field, "50,50{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith(5_050);
  },
});
export const Stake = meta.story({ args: states.stake });
export const Session = meta.story({ args: states.session });
export const NotSet = meta.story({ args: states["not set"] });
export const WrongAmount = meta.story({ args: states["wrong amount"] });
export const WrongMinutes = meta.story({ args: states["wrong minutes"] });
export const Lowered = meta.story({ args: states.lowered });
export const Raised = meta.story({ args: states.raised });
export const Lifted = meta.story({ args: states.lifted });
export const LongText = meta.story({ args: states["long text"] });
