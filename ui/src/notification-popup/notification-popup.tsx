import { ConsentDialog } from "../consent-dialog/index.ts";
import {
  DocumentsMessage,
  ExpiryMessage,
  RestrictionMessage,
} from "../restriction-message/index.ts";
import { GenericPopup } from "./generic-popup.tsx";
import type { ExpiryPopupView, NotificationPopupProps } from "./notification-popup-props.ts";
import { TextPopup } from "./text-popup.tsx";

const expiries = {
  "document-expired": "expired",
  "document-about-to-expire": "about-to-expire",
  "grace-period": "grace-period",
} as const satisfies Record<ExpiryPopupView["kind"], string>;

/**
 * Shows one notification over the page, each kind by its own component (A2, popup host). It is open as long as it is
 * drawn; which one comes next, and when, is the caller's.
 */
export function NotificationPopup(props: NotificationPopupProps) {
  const { id, popup, onClose } = props;
  switch (popup.kind) {
    case "document-expired":
    case "document-about-to-expire":
    case "grace-period":
      return (
        <ExpiryMessage
          expiry={{ kind: expiries[popup.kind], days: popup.days }}
          onUpload={props.onUpload}
          onClose={onClose}
        />
      );
    case "identity-not-verified":
      return (
        <DocumentsMessage
          documentStatus={popup.documentStatus}
          action="status"
          isServiceActive={popup.isServiceActive}
          contactHref={props.contactHref}
          {...(popup.offersIdentityApp && { onIdentityApp: props.onIdentityApp })}
          onUpload={props.onUpload}
          onClose={onClose}
        />
      );
    case "gdpr":
    case "terms-conditions":
      return <ConsentDialog {...props} consent={popup} />;
    case "under-21":
    case "self-exclusion":
    case "cool-off":
      return (
        <RestrictionMessage
          overlay={popup.overlay}
          href={popup.href}
          help={popup.help}
          onClose={onClose}
        />
      );
    case "generic":
      return <GenericPopup key={id} {...props} popup={popup} />;
    default:
      return <TextPopup {...props} popup={popup} />;
  }
}
