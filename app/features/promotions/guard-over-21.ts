import { intervals, thresholds } from "@grandstand/rules/intervals";
import type { Site } from "../../core/site/site.ts";

/**
 * Keeps a person under 21 off a page that is barred to them: says so, and sends them home (B6, B8).
 * Nothing happens to a visitor, nor before the person's settings are known.
 */
export function guardOver21(
  { settings, messages }: Pick<Site, "settings" | "messages">,
  goHome: () => void,
): void {
  if (settings.getState().isOver21 !== false) return;
  const variables = { age: thresholds.minimumAge };
  messages.showToast({
    severity: "error",
    title: { key: "not_over21", variables },
    text: { key: "not_over21_message", variables },
    duration: intervals.toastNotOver21,
  });
  goHome();
}
