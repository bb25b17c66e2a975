import { cva } from "class-variance-authority";

export const hoverPanel = cva(
  "gs:focus-ring-inset gs:type-body gs:z-dialog gs:grid gs:w-72 gs:max-w-[calc(100vw-2rem)] gs:animate-appear gs:gap-3 gs:rounded-md gs:border gs:border-line gs:bg-surface gs:p-4 gs:text-ink gs:shadow-overlay",
);
