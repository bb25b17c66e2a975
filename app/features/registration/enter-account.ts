import { intervals } from "@grandstand/rules/intervals";
import type { Site } from "../../core/site/site.ts";

/**
 * Logs in the person of an account that was just opened; without a session of it they log in themselves. Resolves with
 * the cut-off date of the person who is logged in then (A4).
 */
export async function enterAccount(
  { session, messages }: Pick<Site, "session" | "messages">,
  token: string | null,
): Promise<string | null> {
  const isLoggedIn = token !== null && (await session.loginWithToken(token));
  if (isLoggedIn) return session.getState().user?.cut_off_date ?? null;
  messages.open({ kind: "login", reason: "asked" });
  messages.showToast({
    severity: "success",
    title: { key: "registration.opened.title" },
    text: { key: "registration.opened.text" },
    duration: intervals.toastDefault,
  });
  return null;
}
