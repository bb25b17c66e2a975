import { SettledToast } from "@grandstand/ui/settled-toast";
import spec from "@grandstand/ui/settled-toast/spec.md?raw";
import { settledToastStates } from "@grandstand/ui/settled-toast/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Settled toast",
  component: SettledToast,
  parameters: { spec, ...overPage },
  args: { ...settledToastStates.won, staysOpen: true },
});

export const Default = meta.story();
export const Lost = meta.story({ args: { ...settledToastStates.lost, staysOpen: true } });
export const Several = meta.story({ args: { ...settledToastStates.several, staysOpen: true } });
export const LongText = meta.story({
  args: { ...settledToastStates["long text"], staysOpen: true },
});
