import { cva } from "class-variance-authority";

export const crumbLink = cva(
  "gs:focus-ring gs:inline-flex gs:min-h-8 gs:items-center gs:rounded-sm gs:underline-offset-4 gs:hover:text-ink gs:hover:underline gs:max-wide:min-h-11",
);

export const question = cva(
  "gs:type-label gs:focus-ring gs:flex gs:min-h-11 gs:cursor-pointer gs:list-none gs:items-center gs:gap-3 gs:rounded-sm gs:px-4 gs:py-2 gs:hover:bg-hover gs:[&::-webkit-details-marker]:hidden",
);
