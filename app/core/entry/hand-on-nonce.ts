declare global {
  /** The name under which get-nonce, which adds a dialog's style sheet, looks for a nonce. */
  var __webpack_nonce__: string | undefined;
}

/**
 * Hands the page's nonce on to the packages that add a style sheet while a dialog locks the page's
 * scrolling; without it the content security policy stops their sheet. Scripts of the page may read
 * the nonce from their own tag, markup and styles may not.
 */
export function handOnNonce(page: Pick<Document, "querySelector">): void {
  const script = page.querySelector<HTMLScriptElement>("script[nonce]");
  if (script?.nonce) globalThis.__webpack_nonce__ = script.nonce;
}
