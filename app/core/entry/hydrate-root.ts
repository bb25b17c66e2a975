import * as dom from "react-dom/client";

/**
 * In the framework's file, so that React's DOM is set up there and not in the task in which the page's
 * own program begins (`vite.config.ts`).
 */
export const { hydrateRoot } = dom;
