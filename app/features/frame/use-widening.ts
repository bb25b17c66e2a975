import { useEffect } from "react";
import { narrowPage } from "../../site/narrow-page.ts";

/** Runs something whenever the page becomes wide enough for its columns, as a tablet that is turned. */
export function useWidening(run: () => void): void {
  useEffect(() => {
    const narrow = narrowPage();
    const onChange = () => {
      if (!narrow.matches) run();
    };
    narrow.addEventListener("change", onChange);
    return () => narrow.removeEventListener("change", onChange);
  }, [run]);
}
