import type { Plugin } from "vite";
import { latenessOfHunt } from "./lateness.ts";

/** During a hunt, modules and files that a browser requests come late by chance; else it does nothing. */
export function lateModules(): Plugin {
  return {
    name: "late-modules",
    configureServer({ middlewares }) {
      const lateness = latenessOfHunt();
      if (!lateness) return;
      middlewares.use(({ url = "" }, _response, next) => {
        setTimeout(next, lateness.delayOf(url));
      });
    },
  };
}
