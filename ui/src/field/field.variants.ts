import { cva } from "class-variance-authority";

/** `wrong` has a double outline and an icon with its message, never a colour. */
export const fieldTones = ["normal", "wrong", "disabled"] as const;
export type FieldTone = (typeof fieldTones)[number];

/** The box around an input and what stands beside it; the ring is on the box, not on the input. */
export const fieldBox = cva(
  "flex min-h-11 w-full items-center gap-2 rounded-sm bg-well px-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus forced-colors:focus-within:outline-3 forced-colors:focus-within:outline-[Highlight]",
  {
    variants: {
      tone: {
        normal: "border-[1.5px] border-ink-faint",
        wrong: "border-[3px] border-ink",
        disabled: "border-[1.5px] border-dashed border-line text-ink-faint",
      } satisfies Record<FieldTone, string>,
    },
  },
);

/** 16 px, so that a phone does not zoom in on focus. */
export const fieldInput = cva(
  "w-full text-[1rem] leading-5 font-medium min-w-0 flex-1 self-stretch bg-transparent text-ink outline-none placeholder:text-ink-faint disabled:cursor-not-allowed disabled:text-ink-faint",
);

export const passwordRule = cva("type-small flex items-start gap-2", {
  variants: { isMet: { true: "text-ink", false: "text-ink-muted" } },
});
