import { loadCode } from "@grandstand/ui/load-code";
import { lazyOnce } from "../../core/site/lazy-once.ts";

/** Loads the builder's price. */
export const loadBuilderOdds = () => import("./connect-builder-odds.tsx");

/** The code of the builder's price, there at once for every page that was switched before. For `featureStore`. */
export const createBuilderOdds = () => lazyOnce(() => loadCode(loadBuilderOdds));
