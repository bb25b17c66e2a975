/**
 * The id of the element in which React draws. What is around it, the document with its head, its sheets and its
 * scripts, is the server's alone: React never draws it again, whatever others have done to it (docs/decisions/102).
 */
export const pageRootId = "page";

/** @throws where the document is none of the server's. */
export function pageRoot(): HTMLElement {
  const root = document.getElementById(pageRootId);
  if (root) return root;
  throw new Error(`There is no element ${pageRootId}.`);
}
