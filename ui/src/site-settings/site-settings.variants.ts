import { cva } from "class-variance-authority";

export const languageLink = cva(
  "type-label focus-ring inline-flex min-h-11 w-full items-center justify-center rounded-sm border border-line px-2 tablet:px-4 hover:bg-hover aria-[current]:border-inverse aria-[current]:bg-inverse aria-[current]:text-on-inverse",
);

export const filterInput = cva(
  "type-body focus-ring min-h-11 w-full rounded-sm border border-line bg-well px-3 text-ink",
);

export const zoneList = cva(
  "max-h-64 min-w-0 overflow-y-auto overscroll-contain rounded-sm border border-line",
);

export const zoneRow = cva(
  "type-body flex min-h-11 cursor-pointer items-center gap-3 border-line border-b px-3 py-1.5 last:border-b-0 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus",
);
