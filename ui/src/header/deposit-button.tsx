import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useHover } from "react-aria/useHover";
import { useDeferredWording, useWording } from "../provider/index.ts";
import { depositMethods } from "./header.variants.ts";
import type { HeaderPanelView } from "./header-props.ts";
import { PanelButton } from "./panel-button.tsx";

interface DepositButtonProps {
  readonly panel: HeaderPanelView;
  /** The button that opens the cashier at once. */
  readonly children: ReactNode;
}

/**
 * The way to the cashier, and beside it on a wide page what opens the other ways to deposit (A2). A mouse on either
 * opens them; on a narrow page they are in the menu.
 */
export function DepositButton({ panel, children }: DepositButtonProps) {
  useDeferredWording();
  const t = useWording();
  const { hoverProps } = useHover({
    onHoverStart({ target }) {
      if (target.lastElementChild?.checkVisibility()) panel.onOpen("pointer");
    },
    onHoverEnd: panel.onLeave,
  });
  return (
    <span {...hoverProps} className="gs:flex gs:items-stretch">
      {children}
      <PanelButton panel={panel} isHoveredWithin className={depositMethods()}>
        <ChevronDown aria-hidden size={18} strokeWidth={2} />
        <span className="gs:sr-only">{t("account.deposit.ways")}</span>
      </PanelButton>
    </span>
  );
}
