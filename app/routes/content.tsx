import { getContent, getSeo } from "@grandstand/contract/content";
import { localePath } from "@grandstand/rules/locale";
import { ContentPage } from "@grandstand/ui/content-page";
import { data, useRevalidator } from "react-router-dom";
import { contentHead, contentView } from "../.server/content-view.ts";
import { loaderTools, notFound } from "../.server/server-api.ts";
import { soon } from "../.server/soon.ts";
import { breadcrumbThing, structuredText } from "../.server/structured-data-script.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { StructuredData } from "../features/frame/structured-data.tsx";
import { usePictures } from "../features/settings/use-pictures.ts";
import type { Route } from "./+types/content.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** A page of the content service (B2): its text, and its data for searchers. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const { api, configuration, language, path, search, siteOrigin } = tools;
  const params = search.slice(1);
  const [page, answer] = await Promise.all([
    api(getContent, { query: { url: path.replace(/^\/|\/$/g, ""), lang: language } }),
    soon(
      api(getSeo, {
        query: {
          path,
          lang: language,
          bookmaker: configuration.bookmaker,
          ...(params !== "" && { params }),
        },
      }),
    ),
  ]);
  if (!page.ok && page.failure.kind === "refused" && page.failure.status === 404) throw notFound();
  const seo = answer.ok ? answer.value.data.data.seo : null;
  const translation = page.ok ? page.value.translation : null;
  const steps = (seo?.breadcrumbs ?? []).map(({ name, url }) => ({
    name,
    path: localePath(url, language),
  }));
  const loaded = {
    page: translation && contentView(translation, language),
    breadcrumbs: steps.map(({ name, path: href }) => ({ name, href })),
    structured: steps.length > 0 ? structuredText([breadcrumbThing(siteOrigin, steps)]) : null,
    head: {
      ...contentHead(seo, translation, configuration.brandName),
      path,
      language,
      siteOrigin,
      brandName: configuration.brandName,
      footerText: seo?.footer_text ?? null,
    },
  };
  // What can't be had for the moment is no page: searchers come again, and no one else is sent it.
  return data(loaded, { status: page.ok ? 200 : 503 });
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function Content({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { page, breadcrumbs, structured } = loaderData;
  return (
    <>
      <Deferred>
        <ContentPage
          page={page}
          breadcrumbs={breadcrumbs}
          pictures={usePictures()}
          onRetry={() => void revalidate()}
        />
      </Deferred>
      {structured !== null && <StructuredData key={structured} text={structured} />}
    </>
  );
}
