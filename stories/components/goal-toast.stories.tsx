import { GoalToast } from "@grandstand/ui/goal-toast";
import spec from "@grandstand/ui/goal-toast/spec.md?raw";
import { goalToastStates } from "@grandstand/ui/goal-toast/states";
import preview from "../../.storybook/preview.tsx";
import { overPage } from "../support/over-page.ts";

const meta = preview.meta({
  title: "Components/Goal toast",
  component: GoalToast,
  parameters: { spec, ...overPage },
  args: { ...goalToastStates["decided with it"], staysOpen: true },
});

export const Default = meta.story();
export const SeveralBets = meta.story({
  args: { ...goalToastStates["several bets"], staysOpen: true },
});
export const LongText = meta.story({ args: { ...goalToastStates["long text"], staysOpen: true } });
