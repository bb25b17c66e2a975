import { cva } from "class-variance-authority";

export const crumbLink = cva(
  "focus-ring inline-flex min-h-8 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline max-wide:min-h-11",
);

export const question = cva(
  "type-label focus-ring flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-sm px-4 py-2 hover:bg-hover [&::-webkit-details-marker]:hidden",
);
