import { cva } from "class-variance-authority";

/** A found thing; `isActive` where the arrow keys are. */
export const foundOption = cva(
  "gs:focus-ring-inset gs:flex gs:min-h-12 gs:items-center gs:gap-3 gs:border-t gs:border-line gs:px-3 gs:tablet:px-4 gs:py-2 gs:hover:bg-hover",
  {
    variants: {
      isActive: {
        true: "gs:bg-hover gs:outline-2 gs:-outline-offset-2 gs:outline-focus",
        false: "",
      },
    },
  },
);

/** Before the name; as wide for two marks as for one. */
export const foundMark = cva("gs:flex gs:w-8 gs:shrink-0 gs:justify-center", {
  variants: { isPair: { true: "gs:*:not-first:-ms-2", false: "" } },
});
