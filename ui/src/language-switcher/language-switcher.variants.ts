import { cva } from "class-variance-authority";

/** `menu` in the header, `list` in the drawer. */
export const languageSwitcherLayouts = ["menu", "list"] as const;
export type LanguageSwitcherLayout = (typeof languageSwitcherLayouts)[number];

export const languageSummary = cva("gs-language-summary");

export const languageList = cva("gs:grid gs:gap-1 gs:text-ink", {
  variants: {
    layout: {
      menu: "gs-language-menu",
      list: "",
    } satisfies Record<LanguageSwitcherLayout, string>,
  },
});

export const languageLink = cva("gs-language-link");
