import type { ExpiryDialog } from "@grandstand/rules/documents";
import type { DialogClose } from "../dialog/index.ts";
import { OverlayMessage } from "../overlay-message/index.ts";
import { useWording } from "../provider/index.ts";

export interface ExpiryMessageProps {
  /** As `expiryDialog` of the rules makes it. */
  readonly expiry: ExpiryDialog;
  /** Opens the cashier's documents tab. */
  readonly onUpload: () => void;
  readonly onClose: DialogClose;
}

/** Shows that a document is no longer valid, or how long it still is, with the way to a new one (A2, A4). */
export function ExpiryMessage({ expiry, onUpload, onClose }: ExpiryMessageProps) {
  const t = useWording();
  return (
    <OverlayMessage
      title={t(`kyc.expiry.${expiry.kind}.title`)}
      text={useExpiryText(expiry)}
      button={{
        linkType: "cashier",
        label: t("kyc.document_status.popup.upload.button"),
        onPress: onUpload,
      }}
      onClose={onClose}
    />
  );
}

function useExpiryText({ kind, days }: ExpiryDialog): string {
  const t = useWording();
  if (kind === "expired") return t("kyc.expiry.expired.text");
  if (days === null) return t(`kyc.expiry.${kind}.undated`);
  return t(`kyc.expiry.${kind}.text`, { count: days });
}
