import { Suspense } from "react";
import { ConnectDocumentNews } from "../documents/index.lazy.ts";
import { ConnectRealityCheck } from "../limits/index.lazy.ts";
import { ConnectSessionEnd } from "../session/index.lazy.ts";
import { ConnectBetNews } from "../settled-news/index.lazy.ts";

/** What only a logged-in person reads, across the page and over it. */
export function ConnectLoggedIn() {
  return (
    <Suspense>
      <ConnectDocumentNews />
      <ConnectRealityCheck />
      <ConnectSessionEnd />
      <ConnectBetNews />
    </Suspense>
  );
}
