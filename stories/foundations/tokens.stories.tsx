import preview from "../../.storybook/preview.tsx";
import {
  colourAdvice,
  iconAdvice,
  motionAdvice,
  spaceAdvice,
  typeAdvice,
} from "../support/foundation-advice.tsx";
import { FoundationPage } from "../support/foundation-page.tsx";
import { IconTable } from "../support/icon-table.tsx";
import {
  ColourTable,
  ContrastTable,
  MotionTables,
  SpaceTables,
  TypeTable,
} from "../support/token-tables.tsx";

const meta = preview.meta({ title: "Foundations/Tokens", tags: ["!manifest"] });

export const Colours = meta.story({
  render: () => (
    <FoundationPage
      lead="Deep ink, chalk text, one yellow that means `act`, and green and red that mean “the price moved” and nothing else."
      advice={colourAdvice}
    >
      <ColourTable />
    </FoundationPage>
  ),
});

export const Contrast = meta.story({ render: () => <ContrastTable /> });

export const Type = meta.story({
  render: () => (
    <FoundationPage
      lead="One family, Archivo, with an axis of width: normal for text, narrower and of one width a figure for prices."
      advice={typeAdvice}
    >
      <TypeTable />
    </FoundationPage>
  ),
});

export const Space = meta.story({
  render: () => (
    <FoundationPage
      lead="A grid of 4 px, with names for the sizes that the whole page shares."
      advice={spaceAdvice}
    >
      <SpaceTables />
    </FoundationPage>
  ),
});

export const Motion = meta.story({
  render: () => (
    <FoundationPage
      lead="Motion says what has changed. It never decorates, and it stops under reduced motion."
      advice={motionAdvice}
    >
      <MotionTables />
    </FoundationPage>
  ),
});

export const Icons = meta.story({
  render: () => (
    <FoundationPage
      lead="Icons are Lucide's. These are the ones that components draw; a press copies the name by which code imports it."
      advice={iconAdvice}
    >
      <IconTable />
    </FoundationPage>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "Check" });
  },
});
