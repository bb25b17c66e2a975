import { Announcer } from "@grandstand/ui/announcer";
import spec from "@grandstand/ui/announcer/spec.md?raw";
import { announcerStates } from "@grandstand/ui/announcer/states";
import preview from "../../.storybook/preview.tsx";

const meta = preview.meta({
  title: "Components/Announcer",
  component: Announcer,
  parameters: { spec },
  args: { ...announcerStates.silent },
});

export const Default = meta.story();

export const Polite = meta.story({ args: announcerStates.polite });

export const Assertive = meta.story({ args: announcerStates.assertive });
