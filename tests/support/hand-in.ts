import type { Page } from "playwright";
import { expect } from "./expect.ts";

/** One pixel: any image is a document here. */
const image = {
  name: "carte.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** Hands a document in at the vendor's frame, and decides what becomes of it. */
export async function handIn(page: Page, decision: string): Promise<void> {
  const vendor = page.frameLocator("iframe");
  await expect(vendor.locator("#file")).toBeEnabled();
  await vendor.locator("#file").setInputFiles(image);
  await expect(vendor.getByRole("img")).toBeVisible();
  await vendor.locator("#decision").selectOption(decision);
  await vendor.locator("#submit").click();
}
