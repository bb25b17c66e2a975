import { restrictionToast } from "../../core/messages/restriction-toast.ts";
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
  messages.showToast(restrictionToast("not-over-21"));
  goHome();
}
