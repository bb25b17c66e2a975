import { localePath } from "@grandstand/rules/locale";
import { browserColours } from "@grandstand/ui/page-frame";
import { pageTranslate } from "../.server/page-i18n.ts";
import { loaderTools } from "../.server/server-api.ts";
import type { Route } from "./+types/manifest.ts";

const icons = [
  { src: "/icons/192.png", sizes: "192x192", type: "image/png", purpose: "any" },
  { src: "/icons/512.png", sizes: "512x512", type: "image/png", purpose: "any" },
  { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/** What a browser needs to install the site, in the language of the address (docs/decisions/26). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { language, configuration } = loaderTools(request, context);
  const { brandName: brand, brand: { header, page } = browserColours } = configuration;
  const t = await pageTranslate(language);
  const path = (to: string) => localePath(to, language);
  const manifest = {
    // The same in every language: a person who changes theirs still has one app.
    id: "/",
    name: brand,
    short_name: brand,
    description: t("page.home.description", { brand }),
    lang: language,
    dir: "ltr",
    start_url: path("/"),
    scope: "/",
    display: "standalone",
    theme_color: header,
    background_color: page,
    categories: ["sports"],
    icons,
    shortcuts: [
      { name: t("page.live.title"), url: path("/live/") },
      { name: t("page.history.title"), url: path("/history/") },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
