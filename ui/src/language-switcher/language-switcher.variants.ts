import { cva } from "class-variance-authority";

/** `menu` in the header, `list` in the drawer. */
export const languageSwitcherLayouts = ["menu", "list"] as const;
export type LanguageSwitcherLayout = (typeof languageSwitcherLayouts)[number];

export const languageSummary = cva(
  "type-label focus-ring flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm px-2 hover:underline wide:min-h-9 [&::-webkit-details-marker]:hidden",
);

export const languageList = cva("grid gap-1 text-ink", {
  variants: {
    layout: {
      menu: "absolute end-0 top-full z-dialog mt-2 w-48 animate-appear rounded-md border border-line bg-surface p-1.5 shadow-overlay [--color-focus:var(--color-ink)]",
      list: "",
    } satisfies Record<LanguageSwitcherLayout, string>,
  },
});

export const languageLink = cva(
  "type-label focus-ring-inset flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-hover aria-[current]:bg-raised",
);
