import { cva } from "class-variance-authority";

/** `menu` in the header, `list` in the drawer. */
export const languageSwitcherLayouts = ["menu", "list"] as const;
export type LanguageSwitcherLayout = (typeof languageSwitcherLayouts)[number];

export const languageSummary = cva(
  "gs:type-label gs:focus-ring gs:flex gs:min-h-11 gs:cursor-pointer gs:list-none gs:items-center gs:gap-2 gs:rounded-sm gs:px-2 gs:hover:underline gs:wide:min-h-9 gs:[&::-webkit-details-marker]:hidden",
);

export const languageList = cva("gs:grid gs:gap-1 gs:text-ink", {
  variants: {
    layout: {
      menu: "gs:absolute gs:end-0 gs:top-full gs:z-dialog gs:mt-2 gs:w-48 gs:animate-appear gs:rounded-md gs:border gs:border-line gs:bg-surface gs:p-1.5 gs:shadow-overlay gs:[--gs-color-focus:var(--gs-color-ink)]",
      list: "",
    } satisfies Record<LanguageSwitcherLayout, string>,
  },
});

export const languageLink = cva(
  "gs:type-label gs:focus-ring-inset gs:flex gs:min-h-11 gs:items-center gs:gap-3 gs:rounded-sm gs:px-3 gs:hover:bg-hover gs:aria-[current]:bg-raised",
);
