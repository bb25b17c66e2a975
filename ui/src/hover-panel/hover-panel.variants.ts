import { cva } from "class-variance-authority";

export const hoverPanel = cva(
  "focus-ring-inset type-body z-dialog grid w-72 max-w-[calc(100vw-2rem)] animate-appear gap-3 rounded-md border border-line bg-surface p-4 text-ink shadow-overlay",
);
