import { cva } from "class-variance-authority";

/**
 * Under the header: on a phone as wide as the page, on a wide page at the beginning of the middle column, away from the
 * slip and its button. Below whatever opens over the page.
 */
export const settledToast = cva(
  "gs-board gs:fixed gs:inset-x-3 gs:top-[calc(var(--gs-size-header-narrow)+var(--gs-size-edge)+0.5rem)] gs:z-floating gs:grid gs:max-w-[22.875rem] gs:min-h-35 gs:animate-appear gs:grid-cols-[minmax(0,1fr)] gs:grid-rows-[auto_1fr_auto] gs:rounded-md gs:border gs:border-line gs:shadow-overlay gs:max-tablet:mx-auto gs:tablet:end-auto gs:tablet:top-[calc(var(--gs-size-header)+var(--gs-size-edge)+0.75rem)] gs:wide:start-[calc(max(0px,(100%-var(--gs-size-page))/2)+var(--gs-size-menu)+2.75rem)] gs:min-[105em]:start-[calc(max(0px,(100%-var(--gs-size-page-wide))/2)+var(--gs-size-menu)+2.75rem)]",
);

export const settledHead = cva("gs:flex gs:items-center gs:gap-2 gs:ps-4 gs:pe-2 gs:pt-1");

export const settledSum = cva(
  "gs:flex gs:min-w-0 gs:flex-wrap gs:items-center gs:justify-between gs:gap-x-3 gs:gap-y-1 gs:px-4 gs:pb-1",
);

export const settledFoot = cva(
  "gs:flex gs:min-h-11 gs:flex-wrap gs:items-center gs:justify-between gs:gap-x-3 gs:border-t gs:border-dashed gs:border-ink-faint gs:ps-4 gs:pe-3",
);

export const settledLink = cva(
  "gs:type-label gs:ms-auto gs:inline-flex gs:min-h-11 gs:items-center gs:gap-1 gs:rounded-sm gs:focus-ring-inset",
);
