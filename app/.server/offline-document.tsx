import type { Locale } from "@grandstand/rules/locale";
import { loadCatalog } from "@grandstand/ui/locale";
import { OfflinePage } from "@grandstand/ui/offline-page";
import { createWording, defaultEnvironment, UiProvider } from "@grandstand/ui/provider";
import { renderToStaticMarkup } from "react-dom/server";

/** The whole HTML of the page that browsers keep for when they are offline: no script, nothing of a person. */
export async function offlineDocument(
  locale: Locale,
  brand: string,
  sheets: readonly string[],
): Promise<string> {
  const wording = createWording(locale, await loadCatalog(locale));
  const markup = renderToStaticMarkup(
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${wording.t("common.offline.title")} | ${brand}`}</title>
        {sheets.map((sheet) => (
          <link key={sheet} rel="stylesheet" href={sheet} />
        ))}
      </head>
      <body>
        <UiProvider value={{ ...defaultEnvironment(wording), locale }}>
          <OfflinePage />
        </UiProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
