import { useWording } from "@grandstand/ui/provider";
import { ExpiryMessage } from "@grandstand/ui/restriction-message";
import { StickyMessage } from "@grandstand/ui/sticky-message";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { featureStore, useFeatureStore } from "../../core/site/feature-store.ts";
import { useSite } from "../../core/site/site-context.ts";
import { watchSelfExclusion } from "../../core/site/watch-self-exclusion.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { openCashier, uploadTarget } from "../cashier/index.ts";
import { createDocuments, openExpiry } from "./store.ts";

/** What becomes of the person's documents while they are logged in, across the page and over it (A2, A4). */
export function ConnectDocumentNews() {
  const site = useSite();
  const documents = useFeatureStore(createDocuments);
  useEffect(() => documents.follow(), [documents]);
  useEffect(() => featureStore(site, watchSelfExclusion), [site]);
  const message = useStore(documents, (state) => state.message);
  return (
    <>
      {message !== null && (
        <Deferred>
          <StatusMessage />
        </Deferred>
      )}
      <Deferred>
        <Expiry />
      </Deferred>
    </>
  );
}

function StatusMessage() {
  const { messages } = useSite();
  const documents = useFeatureStore(createDocuments);
  const message = useStore(documents, (state) => state.message);
  const t = useWording();
  if (message === null) return null;
  const { severity, text, hasAction } = message;
  return (
    <StickyMessage
      message={{
        severity,
        text: t(`kyc.document_status.toast.${text}`),
        action: hasAction ? t("kyc.document_status.toast.action") : null,
      }}
      onAction={() => messages.open({ kind: "identity-documents", action: "status" })}
      onClose={documents.closeMessage}
    />
  );
}

/** Waits until nothing else is over the page; what is open then stays until it is closed, or has no reason. */
function Expiry() {
  const site = useSite();
  const { session, messages } = site;
  const documents = useFeatureStore(createDocuments);
  const state = useStore(documents);
  const user = useStore(session, ({ user: person }) => person);
  const isCovered = useStore(messages, ({ overlay }) => overlay !== null);
  const [isOpen, setOpen] = useState(false);
  const expiry = user && openExpiry(user, state);
  if (expiry !== null && !isCovered && !isOpen) setOpen(true);
  if (expiry === null || !isOpen) return null;
  const close = () => {
    setOpen(false);
    documents.closeExpiry(expiry.kind);
  };
  return (
    <ExpiryMessage
      expiry={expiry}
      onUpload={() => {
        close();
        openCashier(site, uploadTarget);
      }}
      onClose={close}
    />
  );
}
