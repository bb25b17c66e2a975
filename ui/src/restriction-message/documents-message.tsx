import type { DialogCloseReason } from "../dialog/index.ts";
import { type OverlayButton, OverlayMessage } from "../overlay-message/index.ts";
import { useWording } from "../provider/index.ts";
import { type DocumentsFace, documentsFaces } from "./restriction-message.variants.ts";

export interface DocumentsMessageProps {
  /** The user's document_status, as the server gives it; one that is unknown counts as not uploaded. */
  readonly documentStatus: string;
  /** What was tried and did not happen; a bet unless said otherwise. */
  readonly action?: "bet" | "coins-conversion";
  /** The contact page, in full. */
  readonly contactHref: string;
  /** Opens the cashier's documents tab. */
  readonly onUpload: () => void;
  readonly onClose: (reason: DialogCloseReason) => void;
}

/** Shows what is missing from the documents of a person without the permission to bet or to convert
 * coins (A4, B6). */
export function DocumentsMessage({
  documentStatus,
  action = "bet",
  contactHref,
  onUpload,
  onClose,
}: DocumentsMessageProps) {
  const t = useWording();
  const face: DocumentsFace = documentsFaces[documentStatus] ?? "not_uploaded";
  const button: OverlayButton =
    face === "not_uploaded"
      ? {
          linkType: "cashier",
          label: t("kyc.document_status.popup.upload.button"),
          onPress: onUpload,
        }
      : {
          linkType: "page",
          label: t("kyc.document_status.popup.contact.button"),
          href: contactHref,
          opensNewTab: true,
        };
  return (
    <OverlayMessage
      title={t(`kyc.document_status.popup.${face}.title`)}
      text={t(
        action === "bet"
          ? `kyc.document_status.popup.${face}.text`
          : `kyc.document_status.popup.${face}.coins-text`,
      )}
      button={button}
      onClose={onClose}
    />
  );
}
