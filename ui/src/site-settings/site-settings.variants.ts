import { cva } from "class-variance-authority";

export const languageLink = cva(
  "gs:type-label gs:focus-ring gs:inline-flex gs:min-h-11 gs:w-full gs:items-center gs:justify-center gs:rounded-sm gs:border gs:border-line gs:px-2 gs:tablet:px-4 gs:hover:bg-hover gs:aria-[current]:border-inverse gs:aria-[current]:bg-inverse gs:aria-[current]:text-on-inverse",
);

export const filterInput = cva(
  "gs:type-body gs:focus-ring gs:min-h-11 gs:w-full gs:rounded-sm gs:border gs:border-line gs:bg-well gs:px-3 gs:text-ink",
);

export const zoneList = cva(
  "gs:max-h-64 gs:min-w-0 gs:overflow-y-auto gs:overscroll-contain gs:rounded-sm gs:border gs:border-line",
);

export const zoneRow = cva(
  "gs:type-body gs:flex gs:min-h-11 gs:cursor-pointer gs:items-center gs:gap-3 gs:border-line gs:border-b gs:px-3 gs:py-1.5 gs:last:border-b-0 gs:hover:bg-hover gs:has-focus-visible:outline-2 gs:has-focus-visible:-outline-offset-2 gs:has-focus-visible:outline-focus",
);
