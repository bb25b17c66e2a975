import * as Popover from "@radix-ui/react-popover";
import type { RefObject } from "react";
import { boostTip } from "./boost-marker.variants.ts";
import type { BoostWords } from "./use-boost-words.ts";

interface BoostTipProps {
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly words: BoostWords;
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The marker's words beside it. The focus stays where it is; what is read is the marker's description. */
export function BoostTip({ anchor, words, onEnter, onLeave, onClose }: BoostTipProps) {
  const virtual = { current: anchor.current ?? document.body };
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          role="tooltip"
          side="top"
          align="end"
          sideOffset={6}
          collisionPadding={16}
          className={boostTip()}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          // The tip alone goes: whatever stands around the marker never hears of the key.
          onEscapeKeyDown={(event) => event.stopPropagation()}
          onInteractOutside={(event) => {
            // A press on the marker itself is the marker's affair.
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onPointerEnter={onEnter}
          onPointerLeave={onLeave}
        >
          <p className="type-label">{words.name}</p>
          {words.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
