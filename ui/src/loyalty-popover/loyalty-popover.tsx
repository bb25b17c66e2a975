import { localePath } from "@grandstand/rules/locale";
import * as Popover from "@radix-ui/react-popover";
import type { RefObject } from "react";
import { useHover } from "react-aria/useHover";
import { ButtonLink } from "../button/index.ts";
import { LoyaltyStanding, type LoyaltyView } from "../loyalty-panel/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { loyaltyPopover } from "./loyalty-popover.variants.ts";

export interface LoyaltyPopoverProps {
  readonly loyalty: LoyaltyView;
  /** The badge it belongs to. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Whether the focus moves into the panel, and back to the badge: after a press, not under a pointer. */
  readonly movesFocus: boolean;
  /** The pointer came onto the panel, and left it. */
  readonly onEnter?: () => void;
  readonly onLeave?: () => void;
  readonly onClose: () => void;
}

/**
 * The panel of the header's level badge: points, coins and the way to the levels (B2). It stays while
 * the pointer is on it, and Escape closes it.
 */
export function LoyaltyPopover({
  loyalty,
  anchor,
  movesFocus,
  onEnter,
  onLeave,
  onClose,
}: LoyaltyPopoverProps) {
  const t = useWording();
  const { locale } = useFormat();
  const { hoverProps } = useHover({ onHoverStart: onEnter, onHoverEnd: onLeave });
  const virtual = { current: anchor.current ?? document.body };
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          {...hoverProps}
          aria-label={t("loyalty.title")}
          side="bottom"
          align="end"
          sideOffset={14}
          collisionPadding={16}
          className={loyaltyPopover()}
          onOpenAutoFocus={(event) => !movesFocus && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (movesFocus) anchor.current?.focus({ preventScroll: true });
          }}
          onInteractOutside={(event) => {
            // A press on the badge itself is the badge's affair.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          <LoyaltyStanding loyalty={loyalty} />
          <ButtonLink
            variant="raised"
            href={localePath("/maxpayout/your-maxpayout-levels/", locale)}
            onPress={onClose}
          >
            {t("loyalty.levels.button")}
          </ButtonLink>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
