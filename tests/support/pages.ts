import { offerOf, type Programme, pathOf } from "./programme.ts";

/** A page of the site to check, and its name in a test's title. */
export interface SitePage {
  readonly name: string;
  readonly path: string;
}

/** A page without prices, for what is the same on every page: home has hundreds, which a browser draws at each visit. */
export const plainPath = "/search/";

/** A page of each kind that a visitor can open, in French by default. */
export async function mainPages(programme: Programme, language: "fr" | "nl" = "fr") {
  const [match] = await programme.upcoming(language, 1);
  const prefix = language === "fr" ? "" : "/nl";
  const racing = language === "fr" ? "courses-hippiques" : "paardenrennen";
  const pages: readonly SitePage[] = [
    { name: "home", path: `${prefix}/` },
    { name: "live", path: `${prefix}/live/` },
    { name: "match", path: pathOf(offerOf(match).event, language) },
    { name: "racing", path: `${prefix}/${racing}/` },
    { name: "history", path: `${prefix}/history/` },
    { name: "sports", path: `${prefix}/sports/` },
  ];
  return pages;
}
