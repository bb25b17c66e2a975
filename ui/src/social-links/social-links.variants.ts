import { cva } from "class-variance-authority";

export const socialLink = cva(
  "gs:type-small gs:focus-ring gs:inline-flex gs:min-h-11 gs:items-center gs:gap-2 gs:rounded-sm gs:border gs:border-line gs:px-3 gs:text-ink-muted gs:hover:bg-hover gs:hover:text-ink",
);
