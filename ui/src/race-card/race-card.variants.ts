import { cva } from "class-variance-authority";

/** A past position; a first one is underlined. */
export const formPosition = cva("gs-form-place", {
  variants: { isFirst: { true: "gs-form-first", false: "" } },
});
