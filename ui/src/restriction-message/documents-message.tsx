import {
  type DocumentDialog,
  documentDialog,
  documentStatuses,
  notUploadedActions,
} from "@grandstand/rules/documents";
import type { DialogClose } from "../dialog/index.ts";
import type { WordingKey } from "../locale/index.ts";
import { type OverlayButton, OverlayMessage } from "../overlay-message/index.ts";
import { useWording } from "../provider/index.ts";
import type { DocumentsFace, HeldBackAction } from "./restriction-message.variants.ts";

export interface DocumentsMessageProps {
  /** The user's document_status, as the server gives it; one that is unknown counts as not uploaded. */
  readonly documentStatus: string;
  /** What was tried and did not happen; a bet unless said otherwise. */
  readonly action?: HeldBackAction;
  /** Whether the verification service takes documents; where it doesn't, the contact page is offered as well (A4). */
  readonly isServiceActive?: boolean;
  /** The contact page, in full. */
  readonly contactHref: string;
  /** Confirms the identity with the identity app, where that is offered. */
  readonly onIdentityApp?: () => void;
  /** Opens the cashier's documents tab. */
  readonly onUpload: () => void;
  readonly onClose: DialogClose;
}

const texts = {
  bet: "text",
  "coins-conversion": "coins-text",
  deposit: "deposit-text",
  status: "status-text",
} as const satisfies Record<Exclude<HeldBackAction, AccountAction | "withdrawal">, string>;

/** What documents don't hold back: something else of the account does. */
type AccountAction = "upload" | "cashier" | "contact";
const accountTexts = {
  upload: "kyc.document_status.popup.not_permitted.upload-text",
  cashier: "kyc.document_status.popup.not_permitted.cashier-text",
  contact: "kyc.document_status.popup.not_permitted.contact-text",
} as const satisfies Record<AccountAction, WordingKey>;
const isOfAccount = (action: HeldBackAction): action is AccountAction => action in accountTexts;

function textOf(face: DocumentsFace, action: HeldBackAction): WordingKey {
  if (isOfAccount(action)) return accountTexts[action];
  if (action !== "withdrawal") return `kyc.document_status.popup.${face}.${texts[action]}`;
  // Where deposits are held back as well, one text says both.
  const isBoth = face === "review" || face === "blocked";
  return isBoth
    ? `kyc.document_status.popup.${face}.deposit-text`
    : `kyc.document_status.popup.${face}.withdrawal-text`;
}

const faces = {
  "not-uploaded": "not_uploaded",
  "in-review": "review",
  blocked: "blocked",
} as const satisfies Record<DocumentDialog, DocumentsFace>;

/** With validated documents it is something else that is not permitted. */
function faceOf(documentStatus: string): DocumentsFace {
  const known = documentStatuses.find((each) => each === documentStatus);
  if (known === undefined) return "not_uploaded";
  const dialog = documentDialog(known);
  return dialog === null ? "not_permitted" : faces[dialog];
}

/** Shows what is missing from the documents of a person, and what it holds back (A4, B6). */
export function DocumentsMessage({
  documentStatus,
  action = "bet",
  isServiceActive = false,
  contactHref,
  onIdentityApp,
  onUpload,
  onClose,
}: DocumentsMessageProps) {
  const t = useWording();
  const face = isOfAccount(action) ? "not_permitted" : faceOf(documentStatus);
  const upload: OverlayButton = {
    linkType: "cashier",
    label: t("kyc.document_status.popup.upload.button"),
    onPress: onUpload,
  };
  const contact: OverlayButton = {
    linkType: "page",
    label: t("kyc.document_status.popup.contact.button"),
    href: contactHref,
    opensNewTab: true,
  };
  const isMissing = face === "not_uploaded";
  const offersContact = isMissing && notUploadedActions(isServiceActive).includes("contact-us");
  const identityApp: OverlayButton | null =
    isMissing && onIdentityApp
      ? {
          linkType: "call",
          label: t("kyc.document_status.popup.identity-app.button"),
          onPress: onIdentityApp,
        }
      : null;
  const alternative = identityApp ?? (offersContact ? contact : null);
  return (
    <OverlayMessage
      title={t(`kyc.document_status.popup.${face}.title`)}
      text={t(textOf(face, action))}
      button={isMissing ? upload : contact}
      {...(alternative && { alternative })}
      onClose={onClose}
    />
  );
}
