import * as Popover from "@radix-ui/react-popover";
import { Info } from "lucide";
import { useId } from "react";
import { Icon } from "../icon/index.ts";
import { iconButton } from "../icon-button/icon-button.variants.ts";
import { useDeferredWording, useWording } from "../provider/index.ts";
import type { ExplainedMarket, MarketExplanationProps } from "./market-explanation-props.ts";

interface ExplanationPopoverProps extends MarketExplanationProps {
  readonly marketType: ExplainedMarket;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The open explanation; it takes the focus, and Escape gives it back to its button. */
export function ExplanationPopover(props: ExplanationPopoverProps) {
  const { marketType, marketName, selectionName, isOpen, onOpen } = props;
  useDeferredWording();
  const t = useWording();
  const id = useId();
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpen}>
      <Popover.Trigger className={iconButton({ variant: "quiet" })}>
        <Icon shape={Info} size={20} />
        <span className="gs:sr-only">{t("market-group.explain", { market: marketName })}</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-labelledby={id}
          aria-describedby={`${id}-text`}
          align="end"
          sideOffset={4}
          collisionPadding={16}
          tabIndex={-1}
          className="gs:focus-ring-inset gs:type-body gs:z-dialog gs:grid gs:w-72 gs:max-w-[calc(100vw-2rem)] gs:gap-2 gs:rounded-md gs:border gs:border-line gs:bg-surface gs:p-4 gs:text-ink gs:shadow-overlay"
        >
          <h3 id={id} className="gs:type-heading">
            {marketName}
          </h3>
          <div id={`${id}-text`} className="gs:grid gs:gap-2">
            <p>{t(`market-explanation.${marketType}`)}</p>
            {selectionName !== undefined && (
              <p className="gs:text-ink-muted">
                {t(`market-explanation.${marketType}.wins`, { selection: selectionName })}
              </p>
            )}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
