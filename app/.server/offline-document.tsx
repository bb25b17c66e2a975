import type { Locale } from "@grandstand/rules/locale";
import { OfflinePage } from "@grandstand/ui/offline-page";
import { createTranslate, stoppedEnvironment, UiProvider } from "@grandstand/ui/provider";
import { renderToStaticMarkup } from "react-dom/server";
import type { Configuration } from "../core/configuration.ts";
import { pageI18n } from "./page-i18n.ts";

/** The whole HTML of the page that browsers keep for when they are offline: no script, nothing of a person. */
export async function offlineDocument(
  locale: Locale,
  { brand, brandName }: Pick<Configuration, "brand" | "brandName">,
  sheets: readonly string[],
): Promise<string> {
  const i18n = await pageI18n(locale);
  const t = createTranslate(i18n.t);
  const markup = renderToStaticMarkup(
    <html lang={locale} data-brand={brand?.code}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${t("common.offline.title")} | ${brandName}`}</title>
        {sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
      </head>
      <body>
        <UiProvider
          value={{
            ...stoppedEnvironment(i18n),
            locale,
            brand: { name: brandName, mark: brand?.mark },
          }}
        >
          <OfflinePage />
        </UiProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
