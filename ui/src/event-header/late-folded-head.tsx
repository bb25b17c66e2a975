import { lazyPart } from "../load-code/index.ts";

/** Comes once a person does something: a page that is not scrolled needs none. */
export const FoldedHead = lazyPart(async () => (await import("./folded-head.tsx")).FoldedHead);
