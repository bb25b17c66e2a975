import { X } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../icon-button/index.ts";
import { useCloseOnBack, useWording } from "../provider/index.ts";

interface MenuDrawerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The left sidebar of a narrow page (A2). The browser's own modal dialog: it makes the rest inert,
 * closes with Escape, and gives the focus back to the button that opened it.
 */
export function MenuDrawer({ isOpen, onClose, children }: MenuDrawerProps) {
  const t = useWording();
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(isOpen, onClose);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-label={t("page-frame.menu")}
      className="fixed inset-y-0 start-0 m-0 h-dvh max-h-none w-76 max-w-[88vw] overflow-y-auto overscroll-contain border-0 bg-page p-2 text-ink backdrop:bg-scrim"
      onClose={onClose}
    >
      {isOpen && (
        <>
          <div className="flex justify-end">
            <IconButton icon={X} label={t("page-frame.menu-close")} onPress={onClose} />
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
