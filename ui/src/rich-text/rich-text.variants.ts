import { cva } from "class-variance-authority";

/** Lines of at most 70 characters; the space above a heading ties it to what follows. */
export const richText = cva(
  "gs:type-body gs:max-w-[70ch] gs:wrap-break-word gs:text-ink gs:[&>*+*]:mt-3 gs:[&_h2]:type-heading gs:[&>h2]:mt-8 gs:[&_h3]:type-label gs:[&>h3]:mt-5 gs:[&_ul]:list-disc gs:[&_ol]:list-decimal gs:[&_ul]:ps-5 gs:[&_ol]:ps-5 gs:[&_li+li]:mt-1.5 gs:[&_strong]:font-semibold",
);
