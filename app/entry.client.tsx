import { splitLocale } from "@grandstand/rules/locale";
import { loadFirstCatalog } from "@grandstand/ui/locale";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { handOnNonce } from "./entry/hand-on-nonce.ts";
import { PageContext } from "./entry/page-context.ts";
import { type Entry, takeEntry } from "./entry/take-entry.ts";

/** The wording comes first: what is drawn here has to be what the server drew. */
async function start(entry: Entry) {
  const catalog = await loadFirstCatalog(splitLocale(location.pathname).locale);
  startTransition(() => {
    hydrateRoot(
      document,
      <PageContext value={{ catalog, isWhole: false, nonce: undefined, entry }}>
        <HydratedRouter />
      </PageContext>,
    );
  });
}

/** What the address asked for leaves it before anything else runs (docs/decisions/04). */
function readEntry(): Entry {
  const { entry, url } = takeEntry(new URL(location.href));
  if (url.href !== location.href) history.replaceState(history.state, "", url);
  return entry;
}

const entry = readEntry();
handOnNonce(document);
void start(entry);
