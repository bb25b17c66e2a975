import type { NamedStates } from "../testing/named-states.ts";
import type { HoverPanelProps } from "./hover-panel.tsx";

const props: HoverPanelProps = {
  label: "Premium League",
  anchor: { current: null },
  movesFocus: true,
  onClose: () => undefined,
  children: "12 480 points",
};

/** Every face of the frame, by name. */
export const hoverPanelStates = {
  "opened by a press": props,
  "opened by the pointer": { ...props, movesFocus: false },
  "small, by the pointer": { ...props, layout: "over", movesFocus: false },
  "long text": {
    ...props,
    children: "Verantwoordelijkheidsverzekeringsmaatschappijen ".repeat(4).trim(),
  },
} satisfies NamedStates<HoverPanelProps>;
