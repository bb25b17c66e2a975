import type { Locator, Page } from "playwright";
import { wordsIn } from "./wording.ts";

const fr = wordsIn("fr");

/** What is said of a document's status, in French. */
export function said(text: string): RegExp {
  return fr(`kyc.document_status.toast.${text}`);
}

/** The message across the page; what is announced has the same words. */
export function saidOn(page: Page, text: string): Locator {
  return page.locator("#main").getByText(said(text));
}

/** The actions that a page logs as not permitted, as they leave. */
export function watchAttempts(page: Page): readonly string[] {
  const attempts: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/user/logForbiddenActionAttempt"))
      attempts.push(request.postDataJSON().action);
  });
  return attempts;
}
