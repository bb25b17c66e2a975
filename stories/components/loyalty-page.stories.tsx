import { LoyaltyPage } from "@grandstand/ui/loyalty-page";
import spec from "@grandstand/ui/loyalty-page/spec.md?raw";
import { loyaltyPageStates } from "@grandstand/ui/loyalty-page/states";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Loyalty page",
  component: LoyaltyPage,
  parameters: { spec },
  args: loyaltyPageStates.visitor,
});

export const Default = meta.story();

export const Person = meta.story({ args: loyaltyPageStates.person });

export const LevelZero = meta.story({ args: loyaltyPageStates["level zero"] });

export const Levels = meta.story({ args: loyaltyPageStates.levels });

export const LevelsOfAPerson = meta.story({ args: loyaltyPageStates["levels of a person"] });

export const Terms = meta.story({ args: loyaltyPageStates.terms });

export const LongText = meta.story({ args: loyaltyPageStates["long text"] });
