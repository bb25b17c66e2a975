import { cva } from "class-variance-authority";

export const slipLine = cva(
  "focus-ring-inset grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-b border-dashed border-line py-3 pr-2 pl-4",
);

/** The word for a movement, in the movement's colour beside its shape. */
export const movementWord = cva("type-caption flex items-center gap-1 font-semibold", {
  variants: { movement: { up: "text-up", down: "text-down", none: "text-ink-muted" } },
});

export const linePrice = cva("type-price-large", {
  variants: { open: { true: "", false: "text-ink-faint" } },
});
