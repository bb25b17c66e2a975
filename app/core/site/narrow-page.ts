import { thresholds } from "@grandstand/rules/intervals";
import { useSyncExternalStore } from "react";

/** What 1 em of a media query is at the usual text size, for which the widths are specified, in px. */
const usualTextSize = 16;

/**
 * Whether the page is too narrow for its columns (B9), with its changes. In a browser only. In em, as the sheets have
 * it: a person who doubles the text gets the narrow page on twice the width.
 */
export function narrowPage(): MediaQueryList {
  return matchMedia(`(width <= ${thresholds.mobileMaximumWidth / usualTextSize}em)`);
}

/** Whether it is too narrow now; never where there is no page. */
export function isNarrowPage(): boolean {
  return "matchMedia" in globalThis && narrowPage().matches;
}

/**
 * The same for a component, which is drawn again when it changes. While a page hydrates it is not too narrow: the
 * server draws the columns.
 */
export function useNarrowPage(): boolean {
  return useSyncExternalStore(onWidth, isNarrowPage, isNeverNarrow);
}

function onWidth(onChange: () => void): () => void {
  const narrow = narrowPage();
  narrow.addEventListener("change", onChange);
  return () => narrow.removeEventListener("change", onChange);
}

const isNeverNarrow = () => false;

/** Waits until the page shows its columns; the server always draws them, and does not wait. */
export async function untilWide(): Promise<void> {
  if (!("matchMedia" in globalThis)) return;
  const narrow = narrowPage();
  if (!narrow.matches) return;
  await new Promise((resolve) => narrow.addEventListener("change", resolve, { once: true }));
}
