import { cva } from "class-variance-authority";

export const offlineBanner = cva(
  "gs:flex gs:items-start gs:justify-center gs:gap-3 gs:bg-inverse gs:px-4 gs:py-3 gs:text-on-inverse gs:forced-colors:border-y-2",
);
