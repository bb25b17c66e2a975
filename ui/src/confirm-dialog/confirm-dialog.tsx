import { type ReactNode, useRef } from "react";
import { Button } from "../button/index.ts";
import { dialogAnswers } from "../dialog/dialog.variants.ts";
import { Dialog, type DialogClose } from "../dialog/index.ts";
import { reporting, useWording } from "../provider/index.ts";

export interface ConfirmDialogProps {
  /** The question. */
  readonly title: string;
  /** What each answer leads to. */
  readonly text: ReactNode;
  /** A verb: "Remove all", not "OK". */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  /** Also by Escape or the close button: nothing is then done. */
  readonly onCancel: DialogClose;
}

/** A question before something that can't be undone (A2). The focus starts on the harmless answer. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const t = useWording();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={title}
      role="alertdialog"
      description={text}
      initialFocus={cancel}
      onClose={onCancel}
      footer={
        <div className={dialogAnswers()}>
          <Button ref={cancel} variant="outline" onPressEvent={reporting("button", onCancel)}>
            {cancelLabel ?? t("overlay.cancel.button")}
          </Button>
          <Button variant="act" isBusy={isBusy} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    />
  );
}
