import { LanguageSwitcher } from "@grandstand/ui/language-switcher";
import spec from "@grandstand/ui/language-switcher/spec.md?raw";
import { languageSwitcherStates } from "@grandstand/ui/language-switcher/states";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Language switcher",
  component: LanguageSwitcher,
  parameters: { spec },
  args: languageSwitcherStates.menu,
});

export const Default = meta.story();

export const List = meta.story({ args: languageSwitcherStates.list });
