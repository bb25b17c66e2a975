import { cva } from "class-variance-authority";

export const settingsPanel = cva(
  "gs:z-dialog gs:grid gs:w-72 gs:max-w-[calc(100vw-2rem)] gs:gap-4 gs:rounded-md gs:border gs:border-line gs:bg-surface gs:p-4 gs:text-ink gs:shadow-overlay",
);

export const settingsOption = cva(
  "gs:type-body gs:flex gs:min-h-11 gs:cursor-pointer gs:items-center gs:gap-3 gs:rounded-sm gs:px-2 gs:hover:bg-hover gs:has-focus-visible:outline-2 gs:has-focus-visible:outline-focus",
);

export const quickStakeField = cva(
  "gs:type-price gs:focus-ring gs:tap gs:h-11 gs:w-full gs:min-w-0 gs:rounded-sm gs:border-2 gs:bg-well gs:px-1.5 gs:text-center",
  { variants: { wrong: { true: "gs:border-ink", false: "gs:border-ink-faint" } } },
);
