import { cva } from "class-variance-authority";

/** A found thing; `isActive` where the arrow keys stand. */
export const foundOption = cva(
  "focus-ring-inset flex min-h-12 items-center gap-3 border-t border-line px-3 tablet:px-4 py-2 hover:bg-hover",
  {
    variants: {
      isActive: {
        true: "bg-hover outline-2 -outline-offset-2 outline-focus",
        false: "",
      },
    },
  },
);
