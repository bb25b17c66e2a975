import { cva } from "class-variance-authority";

/** The provider's page, and what covers it until it can be read. */
export const statisticsFrame = cva(
  "gs:focus-ring-inset gs:h-full gs:w-full gs:border-0 gs:bg-page",
);

export const statisticsLoader = cva(
  "gs:absolute gs:inset-0 gs:grid gs:content-start gs:gap-3 gs:overflow-hidden gs:bg-surface gs:p-4",
);
