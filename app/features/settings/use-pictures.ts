import type { Pictures } from "@grandstand/ui/offer-list";
import { useStore } from "zustand";
import { useSite } from "../../core/site/site-context.ts";

/** Whether the page may fetch pictures: not before it is known whether the person saves data. */
export function usePictures(): Pictures {
  const { settings } = useSite();
  return useStore(settings, ({ dataSaver }) => {
    if (dataSaver === null) return "held";
    return dataSaver ? "off" : "shown";
  });
}
