import { intervals, thresholds } from "@grandstand/rules/intervals";
import type { Toast } from "./messages.ts";

/** A page barred to people under 21, and a login or registration that is not permitted here (A8, B6). */
export type RestrictionToast = "not-over-21" | "not-allowed";

/** What a restriction says, for as long as it should. */
export function restrictionToast(because: RestrictionToast): Omit<Toast, "id"> {
  if (because === "not-allowed") {
    return {
      severity: "error",
      title: { key: "not_allowed" },
      text: { key: "not_allowed_message" },
      duration: intervals.toastNotAllowed,
    };
  }
  const variables = { age: thresholds.minimumAge };
  return {
    severity: "error",
    title: { key: "not_over21", variables },
    text: { key: "not_over21_message", variables },
    duration: intervals.toastNotOver21,
  };
}
