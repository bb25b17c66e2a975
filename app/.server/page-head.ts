import { localePath } from "@grandstand/rules/locale";
import type { PageHead } from "../core/seo.ts";
import { pageTranslate } from "./page-i18n.ts";
import type { LoaderTools } from "./server-api.ts";
import type { Step } from "./structured-data-script.ts";

/** Pages whose head has words of its own in the catalogs, as `page.<name>.title` and `.description`. */
export const namedPages = [
  "home",
  "live",
  "login",
  "sports",
  "sport",
  "competition",
  "esport",
  "parent",
  "virtual",
  "match",
  "outright",
  "offers",
  "search",
  "register",
  "forgotten-password",
  "reset-password",
  "history",
  "loyalty",
  "loyalty-levels",
  "loyalty-terms",
  "receipt",
  "cash-out",
  "stay-in-control",
] as const;
export type NamedPage = (typeof namedPages)[number];

/** The words of a page's head, in the language of its address. */
export async function pageHead(
  tools: LoaderTools,
  page: NamedPage,
  variables: Readonly<Record<string, string>> = {},
): Promise<PageHead> {
  const { language, path, siteOrigin, configuration } = tools;
  const t = await pageTranslate(language);
  const words = { ...variables, brand: configuration.brandName };
  return {
    title: t(`page.${page}.title`, words),
    description: t(`page.${page}.description`, words),
    path,
    language,
    siteOrigin,
    brandName: configuration.brandName,
  };
}

/** Where the way to every page begins. */
export async function homeStep({ language }: Pick<LoaderTools, "language">): Promise<Step> {
  const t = await pageTranslate(language);
  return { name: t("page.home.title"), path: localePath("/", language) };
}
