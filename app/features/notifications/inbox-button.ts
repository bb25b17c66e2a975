import { createRef, type RefObject } from "react";

/** The header's button that the inbox hangs from, and where the focus goes back to. For `featureStore`. */
export function createInboxButton(): RefObject<HTMLButtonElement | null> {
  return createRef<HTMLButtonElement>();
}
