export { LoyaltyPopover, type LoyaltyPopoverProps } from "./loyalty-popover.tsx";
