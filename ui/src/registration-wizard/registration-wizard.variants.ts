import { cva } from "class-variance-authority";
import type { WizardLayout } from "./registration-wizard-props.ts";

/** In a dialog the frame brings the width and the title. */
export const wizard = cva("grid grid-cols-1 gap-5", {
  variants: {
    layout: {
      page: "mx-auto w-full max-w-md px-3 pt-4 pb-10 tablet:px-0 tablet:pt-8",
      modal: "pt-1 pb-8 tablet:pt-4",
    } satisfies Record<WizardLayout, string>,
  },
});

export const wizardForm = cva("grid grid-cols-1 gap-4");

/** Two fields side by side, where a screen has the width. */
export const wizardPair = cva("grid grid-cols-1 items-start gap-4 tablet:grid-cols-2");

/** One under the other and as wide as the form: with a spinner in it, a button stays as large as it was. */
export const wizardButtons = cva("grid grid-cols-1 gap-2 pt-1");

/** A step of the bar: behind, here, ahead. Here is higher as well, for those who see no difference in colour. */
export const progressStep = cva("flex-1 self-center rounded-full forced-colors:border", {
  variants: {
    state: {
      behind: "h-1.5 bg-ink-muted forced-colors:bg-[CanvasText]",
      here: "h-2.5 bg-ink forced-colors:bg-[Highlight]",
      ahead: "h-1.5 bg-well inset-ring inset-ring-line",
    },
  },
});
