import { ChevronDown } from "lucide";
import { type RefObject, useEffect, useEffectEvent } from "react";
import { Icon } from "../icon/index.ts";
import { useDeferredWording, useWording } from "../provider/index.ts";
import type { HeaderPanelView } from "./header-props.ts";
import { PanelButton } from "./panel-button.tsx";

interface DepositMethodsButtonProps {
  readonly panel: HeaderPanelView;
  /** What holds this button and the one that opens the cashier. */
  readonly buttons: RefObject<HTMLElement | null>;
}

/**
 * Beside the way to the cashier on a wide page what opens the other ways to deposit (A2). A mouse on either button opens
 * them; on a narrow page they are in the menu.
 */
export function DepositMethodsButton({ panel, buttons }: DepositMethodsButtonProps) {
  useDeferredWording();
  const t = useWording();
  const enter = useEffectEvent(({ pointerType }: PointerEvent) => {
    const isShown = buttons.current?.lastElementChild?.checkVisibility();
    if (pointerType !== "touch" && isShown) panel.onOpen("pointer");
  });
  const leave = useEffectEvent(({ pointerType }: PointerEvent) => {
    if (pointerType !== "touch") panel.onLeave();
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    buttons.current?.addEventListener("pointerenter", (event) => enter(event), { signal });
    buttons.current?.addEventListener("pointerleave", (event) => leave(event), { signal });
    return () => ended.abort();
  }, [buttons]);
  return (
    <PanelButton panel={panel} isHoveredWithin className="gs-header-methods">
      <Icon shape={ChevronDown} size={18} strokeWidth={2} />
      <span className="gs:sr-only">{t("account.deposit.ways")}</span>
    </PanelButton>
  );
}
