import { intervals, thresholds } from "@grandstand/rules/intervals";
import type { Translate } from "../provider/index.ts";
import type { ToastView } from "./toast-item.tsx";

/** A page barred to people under 21, and log-in or registration that is not permitted here (A4, B6). */
export type RestrictionToast = "not-over-21" | "not-allowed";

/** The error toast of a restriction, in words and with its own duration; the caller gives it an id. */
export function restrictionToast(because: RestrictionToast, t: Translate): Omit<ToastView, "id"> {
  const age = thresholds.minimumAge;
  if (because === "not-allowed") {
    return {
      severity: "error",
      title: t("not_allowed"),
      text: t("not_allowed_message"),
      duration: intervals.toastNotAllowed,
    };
  }
  return {
    severity: "error",
    title: t("not_over21", { age }),
    text: t("not_over21_message", { age }),
    duration: intervals.toastNotOver21,
  };
}
