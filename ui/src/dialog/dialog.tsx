import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide";
import { type ReactNode, type Ref, type RefObject, useRef } from "react";
import { IconButton } from "../icon-button/index.ts";
import { Logo } from "../logo/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  type HandledEvent,
  useCloseOnBack,
  useWording,
} from "../provider/index.ts";
import {
  type DialogLayout,
  dialogBody,
  dialogFoot,
  dialogHead,
  dialogPanel,
  dialogRow,
  dialogScrim,
  dialogTitle,
} from "./dialog.variants.ts";
import { consumePassedEscape } from "./passed-escape.ts";
import { useOpener } from "./use-opener.ts";

/** How a person closed it: a button, a link in it, the Escape key, a press beside it, or the browser's Back. */
export type DialogCloseReason = "button" | "link" | "escape" | "outside" | "back";

/** Gets how it was closed, and by which event. */
export type DialogClose = (
  reason: DialogCloseReason,
  details: ChangeDetails<DialogCloseReason>,
) => void;

export interface DialogProps {
  /** A text, or a `Sentence` where it has a name or a figure. */
  readonly title: ReactNode;
  readonly layout?: DialogLayout;
  /** `alertdialog` interrupts for an answer; it does not close by a press beside it. */
  readonly role?: "dialog" | "alertdialog";
  /** Without it the dialog can't be closed (A4): only what is inside it leads on. */
  readonly onClose?: DialogClose;
  /** What takes the focus first: the field that it is for. Without it, its title does, which no stray key presses. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** The close button. */
  readonly closeRef?: Ref<HTMLButtonElement>;
  /** What takes the focus back when the one that had it is gone. */
  readonly returnFocus?: RefObject<HTMLElement | null>;
  /** Read with the title when it opens. */
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly footer?: ReactNode;
  /** Of a card alone: what the form is for, which makes the card as wide as the middle column. */
  readonly aside?: ReactNode;
}

/**
 * The frame of every dialog: title, close button, focus in and back, the page behind inert. It is
 * open as long as it is drawn: draw it to open it, and load it when it is needed.
 */
export function Dialog({
  title,
  layout = "box",
  role = "dialog",
  onClose,
  initialFocus,
  closeRef,
  returnFocus,
  description,
  children,
  footer,
  aside,
}: DialogProps) {
  const t = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useOpener();
  const close = (reason: DialogCloseReason, event: HandledEvent) =>
    onClose?.(reason, changeDetails(reason, event));
  const isCard = layout === "card";
  const name = (
    <Radix.Title ref={heading} tabIndex={-1} className={dialogTitle()}>
      {title}
    </Radix.Title>
  );
  useCloseOnBack(onClose !== undefined, () => close("back", null));
  const body = (
    <div className={dialogBody({ layout })}>
      {isCard && name}
      {description && (
        <Radix.Description asChild>
          <div>{description}</div>
        </Radix.Description>
      )}
      {children}
    </div>
  );
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className={dialogScrim()} />
        <Radix.Content
          role={role}
          aria-modal="true"
          {...(!description && { "aria-describedby": undefined })}
          data-layout={layout}
          className={dialogPanel({ layout })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            opener.remember();
            (initialFocus?.current ?? heading.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.giveBack(returnFocus?.current ?? null);
          }}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            close("escape", event);
          }}
          onKeyDown={(event) => consumePassedEscape(event.nativeEvent) && close("escape", event)}
          onInteractOutside={(event) => {
            event.preventDefault();
            if (role === "dialog" && event.type.endsWith("pointerDownOutside")) {
              close("outside", event);
            }
          }}
        >
          <div className={dialogHead({ layout })}>
            {isCard ? <Logo /> : name}
            {onClose && (
              <IconButton
                ref={closeRef}
                icon={X}
                label={t("common.close.button")}
                variant={isCard || layout === "board" ? "header" : "quiet"}
                onPressEvent={(event) => close("button", event)}
              />
            )}
          </div>
          {aside ? (
            <div className={dialogRow.whole}>
              {body}
              <div className={dialogRow.aside}>{aside}</div>
            </div>
          ) : (
            body
          )}
          {footer && <div className={dialogFoot()}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
