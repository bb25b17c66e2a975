import { intervals } from "@grandstand/rules/intervals";
import type { EventView } from "@grandstand/ui/event-view";
import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Asks for the page anew some time after one of its events ended: it says so first, and then leaves. */
export function useRefreshAfterEnd(events: readonly EventView[]): void {
  const { revalidate } = useRevalidator();
  const over = events
    .filter(({ status }) => status === "ended" || status === "cancelled")
    .map(({ id }) => id)
    .join(" ");
  useEffect(() => {
    if (over === "") return;
    const timer = setTimeout(() => void revalidate(), intervals.endedStays);
    return () => clearTimeout(timer);
  }, [over, revalidate]);
}
