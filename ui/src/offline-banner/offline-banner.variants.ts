import { cva } from "class-variance-authority";

export const offlineBanner = cva(
  "flex items-start justify-center gap-3 bg-inverse px-4 py-3 text-on-inverse forced-colors:border-y-2",
);
