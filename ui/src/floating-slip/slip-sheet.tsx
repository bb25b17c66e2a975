import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { consumePassedEscape } from "../dialog/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type HandledEvent,
  useCloseOnBack,
  useWording,
} from "../provider/index.ts";
import { slipSheet } from "./floating-slip.variants.ts";

interface SlipSheetProps {
  readonly onClose: (details: ChangeDetails<"escape" | "back">) => void;
  readonly children: ReactNode;
}

/** Below this height in px a keyboard is open, and nothing may stick to the bottom. */
const shortHeight = 480;

/** The slip over the whole screen of a phone; the close button is the slip's own. */
export function SlipSheet({ onClose, children }: SlipSheetProps) {
  const t = useWording();
  const sheet = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  useVisibleHeight(sheet);
  // The library says that it closed, and not by what.
  const lastPress = useRef<HandledEvent>(null);
  const remember = (event: Event) => {
    lastPress.current = event;
  };
  const closeByKey = (event: HandledEvent) => onClose(changeDetails("escape", event));
  useCloseOnBack(true, () => onClose(changeDetails("back", null)));
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && closeByKey(lastPress.current)}>
      <Dialog.Portal>
        <Dialog.Content
          ref={sheet}
          aria-modal="true"
          aria-describedby={undefined}
          data-slip-sheet=""
          className={slipSheet()}
          onEscapeKeyDown={remember}
          onInteractOutside={remember}
          onKeyDown={(event) => consumePassedEscape(event.nativeEvent) && closeByKey(event)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.current = document.activeElement;
            sheet.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // A page that was chosen in the slip has it already.
            const isLost = document.activeElement === document.body;
            if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <Dialog.Title className="gs:sr-only">{t("bet-slip.title")}</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Keeps the sheet as high as what can be seen: some phones lay their keyboard over the page. */
function useVisibleHeight(sheet: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const follow = () => {
      const element = sheet.current;
      if (!element) return;
      element.style.setProperty("--gs-sheet-height", `${viewport.height}px`);
      element.style.setProperty("transform", `translateY(${viewport.offsetTop}px)`);
      element.toggleAttribute("data-keyboard", viewport.height < shortHeight);
    };
    follow();
    viewport.addEventListener("resize", follow);
    viewport.addEventListener("scroll", follow);
    return () => {
      viewport.removeEventListener("resize", follow);
      viewport.removeEventListener("scroll", follow);
    };
  }, [sheet]);
}
