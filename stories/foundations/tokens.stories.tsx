import preview from "../../.storybook/preview.tsx";
import {
  ColourTable,
  ContrastTable,
  MotionTable,
  ShapeTable,
  TypeTable,
} from "../support/token-tables.tsx";

const meta = preview.meta({ title: "Foundations/Tokens", tags: ["!manifest"] });

export const Colours = meta.story({ render: () => <ColourTable /> });

export const Contrast = meta.story({ render: () => <ContrastTable /> });

export const Type = meta.story({ render: () => <TypeTable /> });

export const Shape = meta.story({ render: () => <ShapeTable /> });

export const Motion = meta.story({ render: () => <MotionTable /> });
