import { X } from "lucide";
import { type ReactNode, useEffect, useRef } from "react";
import type { DialogClose, DialogCloseReason } from "../dialog/index.ts";
import { IconButton } from "../icon-button/index.ts";
import {
  type ChangeDetails,
  changeDetails,
  reporting,
  useCloseOnBack,
  useWording,
} from "../provider/index.ts";

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: DialogClose;
  readonly children: ReactNode;
}

/**
 * The left sidebar of a narrow page (A2). The browser's own modal dialog: it makes the rest inert,
 * closes with Escape, and gives the focus back to the button that opened it.
 */
export function MenuDrawer({ isOpen, onClose, children }: MenuDrawerProps) {
  const t = useWording();
  const dialog = useRef<HTMLDialogElement>(null);
  // The dialog's own event comes later and says that it closed, not how: the last press inside of it
  // does.
  const lastPress = useRef<ChangeDetails<DialogCloseReason> | null>(null);
  useCloseOnBack(isOpen, () => onClose("back", changeDetails("back", null)));
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label={t("page-frame.menu")}
      className="gs-menu-drawer"
      onKeyDown={(event) => {
        lastPress.current = event.key === "Escape" ? changeDetails("escape", event) : null;
      }}
      onPointerDown={(event) => {
        const isOutside = event.target === event.currentTarget;
        lastPress.current = isOutside ? changeDetails("outside", event) : null;
      }}
      onClose={() => {
        const details = lastPress.current ?? changeDetails("back", null);
        lastPress.current = null;
        if (isOpen) onClose(details.reason, details);
      }}
    >
      {isOpen && (
        <>
          <div className="gs:flex gs:justify-end">
            <IconButton
              icon={X}
              label={t("page-frame.menu-close")}
              onPressEvent={reporting("button", onClose)}
            />
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
