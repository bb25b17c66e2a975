import { splitLocale } from "@grandstand/rules/locale";
import { loadCatalog } from "@grandstand/ui/locale";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { handOnNonce } from "./entry/hand-on-nonce.ts";
import { PageContext } from "./entry/page-context.ts";

/** The wording comes first: what is drawn here has to be what the server drew. */
async function start() {
  const catalog = await loadCatalog(splitLocale(location.pathname).locale);
  startTransition(() => {
    hydrateRoot(
      document,
      <PageContext value={{ catalog, nonce: undefined }}>
        <HydratedRouter />
      </PageContext>,
    );
  });
}

handOnNonce(document);
void start();
