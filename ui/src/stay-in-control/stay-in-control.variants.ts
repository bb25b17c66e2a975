import { cva } from "class-variance-authority";

export const controlCard = cva(
  "gs:grid gs:grid-cols-[minmax(0,1fr)] gs:content-start gs:gap-3 gs:bg-surface gs:p-4 gs:shadow-card gs:tablet:rounded-md gs:tablet:p-5",
);

/** Text on the page itself, of a width that reads well. */
export const controlIntro = cva(
  "gs:type-body gs:max-w-[68ch] gs:px-3 gs:text-ink-muted gs:tablet:px-0",
);

/** A row for each period; on a narrow page each figure is under its name. */
export const figureCards = cva("gs:grid gs:grid-cols-1 gs:gap-3 gs:tablet:grid-cols-3");
export const figureCard = cva("gs:grid gs:content-start gs:gap-2 gs:rounded-md gs:bg-well gs:p-4");
