import type { Catalog } from "@grandstand/ui/provider";
import { createContext, use } from "react";
import type { OverlayHistory } from "../navigation/overlay-history.ts";
import type { Entry } from "./take-entry.ts";

/** What stands around the whole page before any route: both entries put it there. */
export interface PageSurroundings {
  /** The wording of the page's language: loaded before anything is drawn, on both sides. */
  readonly catalog: Catalog;
  /** Whether that is all of it; the browser loads what most pages do without later. */
  readonly isWhole: boolean;
  /** The content security policy's; undefined in the browser, which hides it. */
  readonly nonce: string | undefined;
  /** What the address of the visit asked for; null on the server, which can't do it. */
  readonly entry: Entry | null;
  /** Has Back close what is open; null on the server. */
  readonly overlays: OverlayHistory | null;
}

export const PageContext = createContext<PageSurroundings>({
  catalog: {},
  isWhole: true,
  nonce: undefined,
  entry: null,
  overlays: null,
});

export function usePage(): PageSurroundings {
  return use(PageContext);
}
