import { ConfirmDialog } from "../confirm-dialog/index.ts";
import { useWording } from "../provider/index.ts";

export interface ExitPromptProps {
  /** The request has left, and what became of it is not known yet. */
  readonly isSent?: boolean;
  /** Also by Escape or the close button: the wizard stays as it is. */
  readonly onContinue: () => void;
  readonly onLeave: () => void;
}

/** Before the wizard closes: what was typed would be lost (A2). */
export function ExitPrompt({ isSent = false, onContinue, onLeave }: ExitPromptProps) {
  const t = useWording();
  return (
    <ConfirmDialog
      title={t("registration.exit.title")}
      text={t(isSent ? "registration.exit.sent.text" : "registration.exit.text")}
      confirmLabel={t("registration.exit.leave.button")}
      cancelLabel={t("registration.exit.continue.button")}
      onConfirm={onLeave}
      onCancel={onContinue}
    />
  );
}

export interface RetryPromptProps {
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onDecline: () => void;
}

/** After a registration that certainly did not come about: whether to send it again (A2). */
export function RetryPrompt({ isBusy, onConfirm, onDecline }: RetryPromptProps) {
  const t = useWording();
  return (
    <ConfirmDialog
      title={t("registration.retry.title")}
      text={t("registration.retry.text")}
      confirmLabel={t("registration.retry.confirm.button")}
      cancelLabel={t("registration.retry.decline.button")}
      isBusy={isBusy}
      onConfirm={onConfirm}
      onCancel={onDecline}
    />
  );
}
