import type { I18n } from "@grandstand/ui/provider";
import { createContext, use } from "react";
import type { Entry } from "../entry/consume-entry.ts";
import type { OverlayHistory } from "./overlay-history.ts";

/** What is around the whole page before any route: both entries put it there. */
export interface PageDependencies {
  /** The wording of the page's language, an instance of its own: loaded before anything is drawn, on both sides. */
  readonly i18n: I18n;
  /** Whether it has all namespaces; the browser loads what most pages do without later. */
  readonly isWhole: boolean;
  /** The content security policy's; undefined in the browser, which hides it. */
  readonly nonce: string | undefined;
  /** What the address of the visit requested; null on the server, which can't do it. */
  readonly entry: Entry | null;
  /** Has Back close what is open; null on the server. */
  readonly overlays: OverlayHistory | null;
}

export const PageContext = createContext<PageDependencies | null>(null);

/** @throws where neither entry has put it there: there is no page without its wording. */
export function usePage(): PageDependencies {
  const page = use(PageContext);
  if (page !== null) return page;
  throw new Error("No PageContext above.");
}
