import { cva } from "class-variance-authority";

/** Lines of at most 70 characters; the space above a heading ties it to what follows. */
export const richText = cva(
  "type-body max-w-[70ch] wrap-break-word text-ink [&>*+*]:mt-3 [&_h2]:type-heading [&>h2]:mt-8 [&_h3]:type-label [&>h3]:mt-5 [&_ul]:list-disc [&_ol]:list-decimal [&_ul]:ps-5 [&_ol]:ps-5 [&_li+li]:mt-1.5 [&_strong]:font-semibold",
);
