import { documentStanding } from "@grandstand/rules/documents";
import { localePath } from "@grandstand/rules/locale";
import { DocumentsMessage, type HeldBackAction } from "@grandstand/ui/restriction-message";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { returnFocusAfter } from "../../core/messages/return-focus.ts";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier, uploadTarget } from "../cashier/index.ts";
import { acceptsDocuments, createActivity } from "./verification-activity.ts";
import { verificationAddress } from "./verification-address.ts";

/** What is missing from the person's documents, and what it holds back (A4, B6). */
export function ConnectDocuments({ action }: { readonly action: HeldBackAction }) {
  const site = useSite();
  const { session, messages, language } = site;
  const user = useStore(session, (state) => state.user);
  const status = user?.document_status ?? "not_uploaded";
  const standing = documentStanding(status);
  const isValidated = standing === "validated";
  const activity = useFetched(createActivity, standing === "missing" ? "activity" : null);
  const [wasValidated] = useState(isValidated);
  useEffect(() => {
    if (isValidated && !wasValidated) messages.close();
  }, [isValidated, wasValidated, messages]);
  // What had the focus before the message takes it after the cashier.
  const [opener] = useState(() => document.activeElement);
  const upload = () => {
    returnFocusAfter(messages, opener);
    openCashier(site, uploadTarget);
  };
  const confirm = () => {
    const address = verificationAddress(site);
    if (address !== null) location.assign(address);
  };
  return (
    <DocumentsMessage
      documentStatus={status}
      action={action}
      isServiceActive={acceptsDocuments(activity)}
      contactHref={localePath("/support/contact-us", language)}
      {...(user?.show_itsme_verification && { onIdentityApp: confirm })}
      onUpload={upload}
      onClose={messages.close}
    />
  );
}
