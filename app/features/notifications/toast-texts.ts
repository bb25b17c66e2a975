import type { Notification } from "@grandstand/contract/notifications";
import { fillVariables } from "@grandstand/rules/notifications";
import type { Site } from "../../core/site/site.ts";
import { actionOf } from "./button.ts";
import { plainWords, wordsOf } from "./view.ts";

export { pressButton } from "./press-button.ts";

/** The words of a toast, and its button. */
export function toastTexts(notification: Notification, site: Site) {
  const { title, text, variables } = notification;
  return {
    title: fillVariables(title, variables),
    text: plainWords(wordsOf(text, variables, site.language)),
    action: actionOf(notification, site),
  };
}
