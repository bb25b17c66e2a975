import type { Locator } from "playwright";
import { expect } from "./expect.ts";

/** Whether React has taken an element over. */
export function isHydrated(element: Locator): Promise<boolean> {
  return element.evaluate((node) =>
    Object.keys(node).some((key) => key.startsWith("__reactProps$")),
  );
}

/** Waits until React has taken an element over. */
export async function untilHydrated(element: Locator): Promise<void> {
  await expect.poll(() => isHydrated(element)).toBe(true);
}

/** Presses as assistive technology does, which scrolls nothing into view. */
export function pressWherever(element: Locator): Promise<void> {
  return element.evaluate((node: HTMLElement) => node.click());
}
