import { logForbiddenActionAttempt } from "@grandstand/contract/account";
import { openConverter } from "@grandstand/rules/coins";
import { thresholds } from "@grandstand/rules/intervals";
import { localePath } from "@grandstand/rules/locale";
import { CoinsConverter } from "@grandstand/ui/coins-converter";
import { useWording } from "@grandstand/ui/provider";
import { DocumentsMessage, RestrictionMessage } from "@grandstand/ui/restriction-message";
import { useEffect, useState } from "react";
import { featureStore } from "../../site/feature-store.ts";
import { useSite, useStorePart } from "../../site/site-context.ts";
import { createCoinsConverterStore } from "../../stores/coins-converter.ts";

/** The converter, or what stands in its way: cool-off, self-exclusion, documents, in that order (B4). */
export function ConnectCoinsConverter() {
  const { api, session, messages, language } = useSite();
  const user = useStorePart(session, (state) => state.user);
  // What opened stays, though the person's data are asked for again while it is open.
  const [opening] = useState(() => user && openConverter(user));
  const documentStatus = user?.document_status;
  useEffect(() => {
    if (!documentStatus || opening?.opens !== "identity-document-popup") return;
    // The record is the server's concern: a failure of it is nobody's (A8).
    void api(logForbiddenActionAttempt, {
      body: { ...opening.attempt, document_status: documentStatus },
    });
  }, [api, opening, documentStatus]);
  if (!user || !opening) return null;
  const contactHref = localePath("/support/contact-us", language);
  switch (opening.opens) {
    case "overlay":
      return (
        <RestrictionMessage overlay={opening.overlay} href={contactHref} onClose={messages.close} />
      );
    case "identity-document-popup":
      return (
        <DocumentsMessage
          documentStatus={user.document_status}
          action="coins-conversion"
          contactHref={contactHref}
          onUpload={messages.showLater}
          onClose={messages.close}
        />
      );
    case "converter":
      return <OpenConverter />;
  }
}

function OpenConverter() {
  const site = useSite();
  const converter = featureStore(site, createCoinsConverterStore);
  const { conversion, text, isConverting, error } = useStorePart(converter, (state) => state);
  const t = useWording();
  useEffect(() => converter.open(), [converter]);
  const words = error && ("text" in error ? error.text : t(error.key, error.variables));
  return (
    <CoinsConverter
      layout={useIsMobile() ? "floating" : "dialog"}
      conversion={conversion.status === "ready" ? conversion : { status: conversion.status }}
      text={text}
      isConverting={isConverting}
      error={words}
      onType={converter.type}
      onConvert={(coins) => void converter.convert(coins)}
      onRetry={() => void converter.load()}
      onClose={site.messages.close}
    />
  );
}

/** Whether the screen is at most 1024 px wide now (B9). The converter is drawn in the browser only. */
function useIsMobile(): boolean {
  const [isMobile, setMobile] = useState(isNarrow);
  useEffect(() => {
    const measure = () => setMobile(isNarrow());
    window.addEventListener("resize", measure);
    return () => window.removeEventListener("resize", measure);
  }, []);
  return isMobile;
}

function isNarrow(): boolean {
  return window.innerWidth <= thresholds.mobileMaximumWidth;
}
