import { localePath } from "@grandstand/rules/locale";
import { encodeSharedSlip } from "@grandstand/rules/share-slip";
import type { SlipSharing } from "@grandstand/ui/bet-slip";
import type { Site } from "../../core/site/site.ts";
import type { BetSlipStore } from "./store.ts";

/** The parts of a browser that hand a link on; any of them may be missing, or refuse. */
export type SharingDevice = Partial<Pick<Navigator, "share" | "clipboard">>;

/**
 * Makes a link that fills the slip of anyone who opens it, and hands it to another app where the device
 * can do that; copies it otherwise. The link says what is bet on, never a stake or a price.
 */
export async function shareSlip(
  { siteOrigin, language }: Pick<Site, "siteOrigin" | "language">,
  slip: BetSlipStore,
  device: SharingDevice = navigator,
): Promise<SlipSharing> {
  const text = encodeSharedSlip(slip.getState().slip.selections);
  if (text === null) return { kind: "failed", link: null };
  const link = `${siteOrigin}${localePath("/", language)}?slip=${text}`;
  if (device.share !== undefined) {
    try {
      await device.share({ url: link });
      return { kind: "shared" };
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError")
        return { kind: "cancelled" };
    }
  }
  try {
    if (device.clipboard === undefined) return { kind: "failed", link };
    await device.clipboard.writeText(link);
    return { kind: "copied" };
  } catch {
    return { kind: "failed", link };
  }
}
