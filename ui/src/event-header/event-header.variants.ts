import { cva } from "class-variance-authority";

export const eventHeader = cva(
  "gs:grid gs:grid-cols-1 gs:gap-1.5 gs:bg-surface gs:px-3 gs:py-2.5 gs:shadow-card gs:tablet:gap-4 gs:tablet:rounded-md gs:tablet:px-4 gs:tablet:py-4",
);

/** A line of the board's figures. */
export const boardLine = "gs:h-8 gs:tablet:h-9";

/** The name beside them: as high as its figures, or higher where it takes a second line. */
export const boardName = cva("gs:flex gs:min-h-8 gs:items-center gs:gap-2.5 gs:tablet:min-h-9", {
  variants: { isLong: { true: "gs:type-label gs:tablet:type-title", false: "" } },
});
