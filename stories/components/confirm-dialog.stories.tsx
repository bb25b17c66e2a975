import { ConfirmDialog } from "@grandstand/ui/confirm-dialog";
import spec from "@grandstand/ui/confirm-dialog/spec.md?raw";
import { confirmDialogStates } from "@grandstand/ui/confirm-dialog/states";
import { expect, fn } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Confirm dialog",
  component: ConfirmDialog,
  parameters: { spec, ...overPage },
  args: confirmDialogStates.asked,
});

export const Default = meta.story({
  args: { onCancel: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard("{Enter}");
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const OwnWordsForNo = meta.story({ args: confirmDialogStates["own words for no"] });

export const Busy = meta.story({ args: confirmDialogStates.busy });

export const LongText = meta.story({ args: confirmDialogStates["long text"] });
