import type { Notification } from "@grandstand/contract/notifications";
import { fillVariables } from "@grandstand/rules/notifications";
import { plainText } from "@grandstand/ui/rich-text";
import type { Site } from "../../core/site/site.ts";
import { actionOf } from "./button.ts";
import { wordsOf } from "./view.ts";

export { pressButton } from "./press-button.ts";

/** The words of a toast, and its button. */
export function toastTexts(notification: Notification, site: Site) {
  const { title, text, variables } = notification;
  return {
    title: fillVariables(title, variables),
    text: plainText(wordsOf(text, variables, site.language)),
    action: actionOf(notification, site),
  };
}
