import { createContext, use } from "react";
import type { Site } from "./site.ts";

export const SiteContext = createContext<Site | null>(null);

/** The running site: its stores and its line to the server. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site) return site;
  throw new Error("No SiteProvider above.");
}
