import { cva } from "class-variance-authority";

export const controlCard = cva(
  "grid grid-cols-[minmax(0,1fr)] content-start gap-3 bg-surface p-4 shadow-card tablet:rounded-md tablet:p-5",
);

/** Text on the page itself, of a width that reads well. */
export const controlIntro = cva("type-body max-w-[68ch] px-3 text-ink-muted tablet:px-0");

/** A row for each period; on a narrow page each figure stands under its name. */
export const figureCards = cva("grid grid-cols-1 gap-3 tablet:grid-cols-3");
export const figureCard = cva("grid content-start gap-2 rounded-md bg-well p-4");

export const answerRow = cva("grid gap-2 border-t border-line py-4 first:border-t-0");

export const testResult = cva("grid gap-2 rounded-md border-s-4 bg-well p-4 outline-none", {
  variants: {
    result: {
      low: "border-s-ink-faint",
      raised: "border-s-act",
      high: "border-s-ink",
    },
  },
});
