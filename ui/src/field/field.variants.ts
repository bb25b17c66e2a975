import { cva } from "class-variance-authority";

/** `wrong` has a double outline and an icon with its message, never a colour. */
export const fieldTones = ["normal", "wrong", "disabled"] as const;
export type FieldTone = (typeof fieldTones)[number];

/** The box around an input and what is beside it; the ring is on the box, not on the input. */
export const fieldBox = cva(
  "gs:flex gs:min-h-11 gs:w-full gs:items-center gs:gap-2 gs:rounded-sm gs:bg-well gs:px-3 gs:focus-within:outline-2 gs:focus-within:outline-offset-2 gs:focus-within:outline-focus gs:forced-colors:focus-within:outline-3 gs:forced-colors:focus-within:outline-[Highlight]",
  {
    variants: {
      tone: {
        normal: "gs:border-[1.5px] gs:border-ink-faint",
        wrong: "gs:border-[3px] gs:border-ink",
        disabled: "gs:border-[1.5px] gs:border-dashed gs:border-line gs:text-ink-faint",
      } satisfies Record<FieldTone, string>,
    },
  },
);

/** 16 px, so that a phone does not zoom in on focus. */
export const fieldInput = cva(
  "gs:w-full gs:text-[1rem] gs:leading-5 gs:font-medium gs:min-w-0 gs:flex-1 gs:self-stretch gs:bg-transparent gs:text-ink gs:outline-none gs:placeholder:text-ink-faint gs:disabled:cursor-not-allowed gs:disabled:text-ink-faint",
);

/** In the box of a password: its sign and its word. */
export const passwordToggle = cva(
  "gs:type-label gs:focus-ring gs:tap gs:relative gs:flex gs:shrink-0 gs:cursor-pointer gs:items-center gs:gap-1.5 gs:rounded-sm gs:text-ink-muted gs:hover:text-ink gs:disabled:cursor-not-allowed gs:disabled:text-ink-faint",
);

export const passwordRule = cva("gs:type-small gs:flex gs:items-start gs:gap-2", {
  variants: { isMet: { true: "gs:text-ink", false: "gs:text-ink-muted" } },
});
