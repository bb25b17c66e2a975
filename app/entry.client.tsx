import { splitLocale } from "@grandstand/rules/locale";
import { loadCatalogs, wordingNamespaces } from "@grandstand/ui/locale";
import { createI18n } from "@grandstand/ui/provider";
import { type ErrorInfo, startTransition } from "react";
import { HydratedRouter } from "react-router-dom";
import { prefetchClient } from "./core/client/create-api.ts";
import { consumeEntry, type Entry } from "./core/entry/consume-entry.ts";
import { handOnNonce } from "./core/entry/hand-on-nonce.ts";
import { pageRoot } from "./core/entry/page-root.ts";
import { registerWorker } from "./core/entry/register-worker.ts";
import { tolerateOthers } from "./core/entry/tolerant-tree.ts";
import { createPageHistory } from "./core/navigation/overlay-history.ts";
import { PageContext } from "./core/navigation/page-context.ts";
import { browserStorage, storageKeys, tabStorage } from "./core/storage/storage.ts";
import { keepStill } from "./features/frame/still-page.tsx";

/**
 * The wording comes first: what is drawn here has to be what the server drew. A page that was drawn
 * with the later part would lose what it wrote until that is there.
 */
async function start(entry: Entry) {
  const { locale } = splitLocale(location.pathname);
  const isWhole = document.documentElement.dataset.wording !== "first";
  const needed = isWhole ? wordingNamespaces : (["gs-first"] as const);
  const i18n = createI18n(locale, await loadCatalogs(locale, needed));
  // Here React's DOM is evaluated in a task of its own; imported at the top it would be in one with everything else.
  const client = await import("react-dom/client");
  // Back has led to another page, which is on its way: this one is not its.
  if (!globalThis.repeatKeptEvents) return;
  startTransition(() => {
    client.hydrateRoot(
      pageRoot(),
      <PageContext value={{ i18n, isWhole, nonce: undefined, entry, overlays }}>
        <HydratedRouter />
      </PageContext>,
      {
        onRecoverableError: report,
        onCaughtError: report,
        onUncaughtError(error, info) {
          report(error, info);
          void keepStill(i18n, client.createRoot);
        },
      },
    );
  });
}

/** Adds to an error of React's, whose own stack is React's alone, the component that it was in. */
function report(error: unknown, { componentStack }: ErrorInfo): void {
  if (error instanceof Error) error.stack += `\nin${componentStack}`;
  reportError(error);
}

/** Removes from the address what it requested, before anything else runs (docs/decisions/04). */
function readEntry(): Entry {
  const { entry, url } = consumeEntry(new URL(location.href), tabStorage());
  if (url.href !== location.href) history.replaceState(history.state, "", url);
  return entry;
}

tolerateOthers(Node.prototype);
const entry = readEntry();
const overlays = createPageHistory();
overlays.start();
handOnNonce(document);
// The kept session is restored by a call, as soon as the page is rendered.
if (browserStorage().read(storageKeys.auth) !== null) prefetchClient().catch(() => undefined);
void start(entry);
registerWorker();
