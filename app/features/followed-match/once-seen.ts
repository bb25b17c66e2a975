import type { Site } from "../../core/site/site.ts";

type SeenPage = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

/**
 * Runs something once the page has been seen for as many milliseconds without a break: what is said while it is hidden
 * is not said. Returns the end of it.
 */
export function onceSeen(
  { setTimer }: Pick<Site, "setTimer">,
  milliseconds: number,
  run: () => void,
  page: SeenPage = document,
): () => void {
  let cancel = () => {};
  const begin = () => {
    cancel();
    if (page.visibilityState === "visible") cancel = setTimer(run, milliseconds);
  };
  begin();
  page.addEventListener("visibilitychange", begin);
  return () => {
    page.removeEventListener("visibilitychange", begin);
    cancel();
  };
}
