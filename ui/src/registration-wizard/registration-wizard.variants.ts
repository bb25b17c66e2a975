import { cva } from "class-variance-authority";
import type { WizardLayout } from "./registration-wizard-props.ts";

/** In a dialog the frame brings the width and the title. */
export const wizard = cva("gs:grid gs:grid-cols-1 gs:gap-5", {
  variants: {
    layout: {
      page: "gs:mx-auto gs:w-full gs:max-w-md gs:px-3 gs:pt-4 gs:pb-10 gs:tablet:px-0 gs:tablet:pt-8",
      modal: "",
    } satisfies Record<WizardLayout, string>,
  },
});

export const wizardForm = cva("gs:grid gs:grid-cols-1 gs:gap-4");

/** Two fields side by side, where a screen has the width. */
export const wizardPair = cva(
  "gs:grid gs:grid-cols-1 gs:items-start gs:gap-4 gs:tablet:grid-cols-2",
);

/** One under the other and as wide as the form: with a spinner in it, a button stays as large as it was. */
export const wizardButtons = cva("gs:grid gs:grid-cols-1 gs:gap-2 gs:pt-1");

/** What the steps require, one after the other. */
export const reasonsList = cva("gs:grid gs:gap-4");

export const reasonNumber = cva(
  "gs:type-label gs:grid gs:size-7 gs:shrink-0 gs:place-items-center gs:rounded-full gs:border-[1.5px]",
  {
    variants: {
      isHere: {
        true: "gs:border-ink gs:bg-inverse gs:text-on-inverse",
        false: "gs:border-line gs:text-ink-muted",
      },
    },
  },
);

/** A step of the bar: behind, here, ahead. Here is higher as well, for those who see no difference in colour. */
export const progressStep = cva(
  "gs:flex-1 gs:self-center gs:rounded-full gs:forced-colors:border",
  {
    variants: {
      state: {
        behind: "gs:h-1.5 gs:bg-ink-muted gs:forced-colors:bg-[CanvasText]",
        here: "gs:h-2.5 gs:bg-ink gs:forced-colors:bg-[Highlight]",
        ahead: "gs:h-1.5 gs:bg-well gs:inset-ring gs:inset-ring-line",
      },
    },
  },
);
