import { openConverter } from "@grandstand/rules/coins";
import { localePath } from "@grandstand/rules/locale";
import { CoinsConverter } from "@grandstand/ui/coins-converter";
import { useWording } from "@grandstand/ui/provider";
import { RestrictionMessage } from "@grandstand/ui/restriction-message";
import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { featureStore } from "../../core/site/feature-store.ts";
import { useNarrowPage } from "../../core/site/narrow-page.ts";
import { useSite } from "../../core/site/site-context.ts";
import { ConnectDocuments } from "../documents/index.lazy.ts";
import { logAttempt } from "../refusals/index.ts";
import { createCoinsConverterStore } from "./coins-converter.ts";

/** The converter, or what prevents it: cool-off, self-exclusion, documents, in that order (B4). */
export function ConnectCoinsConverter() {
  const site = useSite();
  const { api, session, messages, language } = site;
  const user = useStore(session, (state) => state.user);
  // What opened stays, though the person's data are fetched again while it is open.
  const [opening] = useState(() => user && openConverter(user));
  const documentStatus = user?.document_status;
  useEffect(() => {
    if (!documentStatus || opening?.opens !== "identity-document-popup") return;
    logAttempt({ api }, { document_status: documentStatus }, opening.attempt.action);
  }, [api, opening, documentStatus]);
  if (!user || !opening) return null;
  switch (opening.opens) {
    case "overlay":
      return (
        <RestrictionMessage
          overlay={opening.overlay}
          href={localePath("/support/contact-us", language)}
          onClose={messages.close}
        />
      );
    case "identity-document-popup":
      return <ConnectDocuments action="coins-conversion" />;
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
