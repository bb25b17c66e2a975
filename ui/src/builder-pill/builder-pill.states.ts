import type { NamedStates } from "../testing/named-states.ts";
import type { BuilderPillProps } from "./builder-pill.tsx";

const props: BuilderPillProps = {
  pickCount: 3,
  odds: 3.6,
  isOpen: false,
  onOpen: () => undefined,
};

/** Every face of the builder's pill, by name. */
export const builderPillStates = {
  closed: props,
  open: { ...props, isOpen: true },
  "no price": { ...props, odds: null },
  "long text": { ...props, pickCount: 12, odds: 501 },
} satisfies NamedStates<BuilderPillProps>;
