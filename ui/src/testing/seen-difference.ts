import type { ReactElement } from "react";
import { expect } from "vitest";
import { cdp, page } from "vitest/browser";
import { renderComponent } from "./render-component.tsx";

/** Every state has to differ in each of these: the themes, and the colours of the system. */
const appearances = ["light", "dark", "contrast", "forced colours"] as const;
type Appearance = (typeof appearances)[number];

type Pick = (container: HTMLElement) => Element;

/**
 * Draws an element in two states, in every appearance, and measures on the screen what differs by 3:1 or
 * more (WCAG 1.4.11): hue alone counts for nothing. Fails below `leastPixels`; without it, below a
 * line two pixels thick along the element's shorter side.
 */
export async function checkSeenDifference(
  one: ReactElement,
  other: ReactElement,
  pick: Pick,
  leastPixels?: number,
): Promise<void> {
  try {
    for (const appearance of appearances) {
      await applyAppearance(appearance);
      const before = await picture(one, pick);
      const after = await picture(other, pick);
      const least = leastPixels ?? 2 * Math.min(before.width, before.height);
      expect(distinctPixels(before, after), appearance).toBeGreaterThanOrEqual(least);
    }
  } finally {
    await applyAppearance(null);
  }
}

async function applyAppearance(appearance: Appearance | null): Promise<void> {
  const isForced = appearance === "forced colours";
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "forced-colors", value: isForced ? "active" : "none" }],
  });
  const { dataset } = document.documentElement;
  if (appearance === null || isForced) delete dataset.theme;
  else dataset.theme = appearance;
}

async function picture(component: ReactElement, pick: Pick): Promise<ImageData> {
  const screen = await renderComponent(component);
  const element = pick(screen.container);
  const encoded = await page.screenshot({ element, base64: true, save: false });
  await screen.unmount();
  const answer = await fetch(`data:image/png;base64,${encoded}`);
  const image = await createImageBitmap(await answer.blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser draws no picture.");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

function distinctPixels(one: ImageData, other: ImageData): number {
  let count = 0;
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const first = luminance(one, 4 * (row * one.width + column));
      const second = luminance(other, 4 * (row * other.width + column));
      const ratio = (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
      if (ratio >= 3) count += 1;
    }
  }
  return count;
}

/** The relative luminance of WCAG 2 of the pixel whose red is at this index. */
function luminance({ data }: ImageData, at: number): number {
  const channel = (offset: number) => {
    const value = (data[at + offset] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
}
