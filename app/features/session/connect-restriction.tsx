import { whoMayBet } from "@grandstand/rules/eligibility";
import { localePath } from "@grandstand/rules/locale";
import { DocumentsMessage, RestrictionMessage } from "@grandstand/ui/restriction-message";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";

/** Why the person may not bet: under age, in cool-off or self-excluded (B5, B6). */
export function ConnectRestriction() {
  const { session, messages, language, configuration } = useSite();
  const user = useStore(session, (state) => state.user);
  const permission = whoMayBet(user);
  if (permission.allowed || permission.opens !== "overlay") return null;
  const { target } = permission.overlay;
  const href =
    target.kind === "contact-us"
      ? localePath(target.path, language)
      : configuration.responsiblePlayUrl;
  return (
    <RestrictionMessage
      overlay={permission.overlay}
      href={href}
      help={configuration.help.filter(({ locale }) => locale === language)}
      onClose={messages.close}
    />
  );
}

/** What is missing from the person's documents (A4, B6). */
export function ConnectDocuments() {
  const { session, messages, language } = useSite();
  const status = useStore(session, (state) => state.user?.document_status ?? "not_uploaded");
  return (
    <DocumentsMessage
      documentStatus={status}
      contactHref={localePath("/support/contact-us", language)}
      onUpload={messages.showNotOpen}
      onClose={messages.close}
    />
  );
}
