import { loyaltyPanelStates } from "../loyalty-panel/loyalty-panel.states.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { LoyaltyPopoverProps } from "./loyalty-popover.tsx";

const props: LoyaltyPopoverProps = {
  loyalty: loyaltyPanelStates.usual.loyalty,
  anchor: { current: null },
  movesFocus: true,
  onClose: () => undefined,
};

/** Every face of the header's loyalty panel, by name. */
export const loyaltyPopoverStates = {
  "opened by a press": props,
  "opened by the pointer": { ...props, movesFocus: false },
  "highest level": { ...props, loyalty: loyaltyPanelStates["highest level"].loyalty },
  "long text": { ...props, loyalty: loyaltyPanelStates["long text"].loyalty },
} satisfies NamedStates<LoyaltyPopoverProps>;
