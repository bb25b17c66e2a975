import type { Catalog } from "@grandstand/ui/provider";
import { createContext, use } from "react";

/** What stands around the whole page before any route: both entries put it there. */
export interface PageSurroundings {
  /** The wording of the page's language: loaded before anything is drawn, on both sides. */
  readonly catalog: Catalog;
  /** The content security policy's; undefined in the browser, which hides it. */
  readonly nonce: string | undefined;
}

export const PageContext = createContext<PageSurroundings>({ catalog: {}, nonce: undefined });

export function usePage(): PageSurroundings {
  return use(PageContext);
}
