import { openConverter } from "@grandstand/rules/coins";
import { localePath } from "@grandstand/rules/locale";
import { CoinsConverter } from "@grandstand/ui/coins-converter";
import { useWording } from "@grandstand/ui/provider";
import { DocumentsMessage, RestrictionMessage } from "@grandstand/ui/restriction-message";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { returnFocusAfter } from "../../core/messages/return-focus.ts";
import { featureStore } from "../../core/site/feature-store.ts";
import { useNarrowPage } from "../../core/site/narrow-page.ts";
import { useSite } from "../../core/site/site-context.ts";
import { openCashier, uploadTarget } from "../cashier/index.ts";
import { logAttempt } from "../refusals/index.ts";
import { createCoinsConverterStore } from "./coins-converter.ts";

/** The converter, or what stands in its way: cool-off, self-exclusion, documents, in that order (B4). */
export function ConnectCoinsConverter() {
  const site = useSite();
  const { api, session, messages, language } = site;
  const user = useStore(session, (state) => state.user);
  // What opened stays, though the person's data are fetched again while it is open.
  const [opening] = useState(() => user && openConverter(user));
  // What had the focus before the message takes it after the cashier.
  const [opener] = useState(() => document.activeElement);
  const documentStatus = user?.document_status;
  useEffect(() => {
    if (!documentStatus || opening?.opens !== "identity-document-popup") return;
    logAttempt({ api }, { document_status: documentStatus }, opening.attempt.action);
  }, [api, opening, documentStatus]);
  if (!user || !opening) return null;
  const upload = () => {
    returnFocusAfter(messages, opener);
    openCashier(site, uploadTarget);
  };
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
          onUpload={upload}
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
  const { conversion, text, progress, error } = useStore(converter, (state) => state);
  const t = useWording();
  useEffect(() => converter.open(), [converter]);
  const words = error && ("text" in error ? error.text : t(error.key, error.variables));
  return (
    <CoinsConverter
      layout={useNarrowPage() ? "floating" : "dialog"}
      conversion={conversion.status === "ready" ? conversion : { status: conversion.status }}
      text={text}
      isConverting={progress !== "none"}
      isChecking={progress === "checking"}
      error={words}
      onType={converter.type}
      onConvert={(coins) => void converter.convert(coins)}
      onRetry={() => void converter.load()}
      onClose={site.messages.close}
    />
  );
}
