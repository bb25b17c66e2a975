import { cva } from "class-variance-authority";

export const panelEntry = cva(
  "gs:type-label gs:focus-ring gs:flex gs:min-h-11 gs:cursor-pointer gs:items-center gs:gap-3 gs:rounded-sm gs:bg-raised gs:px-3 gs:hover:bg-hover",
  { variants: { width: { full: "gs:w-full" } } },
);
