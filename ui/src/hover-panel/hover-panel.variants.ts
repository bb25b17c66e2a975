import { cva } from "class-variance-authority";

/** `under`: hangs from a button of the header. `over`: a small one, above what it belongs to, or under it where there is no room. */
export const hoverPanelLayouts = ["under", "over"] as const;
export type HoverPanelLayout = (typeof hoverPanelLayouts)[number];

export const hoverPanel = cva(
  "gs:focus-ring-inset gs:type-body gs:z-dialog gs:grid gs:max-w-[calc(100vw-2rem)] gs:animate-appear gs:rounded-md gs:border gs:border-line gs:bg-surface gs:text-ink gs:shadow-overlay",
  {
    variants: {
      layout: {
        under: "gs:w-72 gs:gap-3 gs:p-4",
        over: "gs:w-58",
      } satisfies Record<HoverPanelLayout, string>,
    },
  },
);

/** What is in a small panel: on a low screen it scrolls, and the panel's arrow is not cut. */
export const overContent = cva(
  "gs:max-h-[max(6rem,var(--radix-popover-content-available-height))] gs:overflow-y-auto gs:p-3",
);
