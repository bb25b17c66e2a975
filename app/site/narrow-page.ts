import { thresholds } from "@grandstand/rules/intervals";

/** Tells whether the page is too narrow for its columns, and when that changes. In a browser only. */
export function narrowPage(): MediaQueryList {
  return matchMedia(`(width <= ${thresholds.mobileMaximumWidth}px)`);
}

/** Waits until the page shows its columns; the server draws them for whoever does. */
export async function untilWide(): Promise<void> {
  if (!("matchMedia" in globalThis)) return;
  const narrow = narrowPage();
  if (!narrow.matches) return;
  await new Promise((resolve) => narrow.addEventListener("change", resolve, { once: true }));
}
