import * as Popover from "@radix-ui/react-popover";
import type { RefObject } from "react";
import { useTooltip } from "react-aria/useTooltipTrigger";
import type { TooltipTriggerState } from "react-stately/useTooltipTriggerState";
import { Sentence } from "../sentence/index.ts";
import { boostTip } from "./boost-marker.variants.ts";
import type { BoostWords } from "./use-boost-words.ts";

interface BoostTipProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly words: BoostWords;
  readonly state: TooltipTriggerState;
}

/** The marker's words beside it. The focus stays where it is; what is read is the marker's description. */
export function BoostTip({ anchor, words, state }: BoostTipProps) {
  const { tooltipProps } = useTooltip({}, state);
  const virtual = { current: anchor.current ?? document.body };
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && state.close(true)}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          {...tooltipProps}
          side="top"
          align="end"
          sideOffset={6}
          collisionPadding={16}
          className={boostTip()}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // React Aria closes the tip and keeps the key from what is around it; a second listener would come first.
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            // A press on the marker itself is the marker's affair.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
        >
          <p className="gs:type-label">{words.name}</p>
          {words.sentences.map((sentence) => (
            <p key={sentence}>
              <Sentence>{sentence}</Sentence>
            </p>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
