import type { AnswerOf } from "@grandstand/contract/call";
import { getContent, getSeo } from "@grandstand/contract/content";
import type { Language } from "@grandstand/contract/entities";
import { localePath } from "@grandstand/rules/locale";
import { data, useRevalidator } from "react-router-dom";
import { contentHead, contentView } from "../.server/content-view.ts";
import { helpView } from "../.server/help-view.ts";
import { loaderTools, notFound } from "../.server/server-api.ts";
import { soon } from "../.server/soon.ts";
import { breadcrumbThing, structuredText } from "../.server/structured-data-script.ts";
import type { ApiResult } from "../core/client/client.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { StructuredData } from "../features/frame/structured-data.tsx";
import { HelpScreen } from "../features/help/index.ts";
import type { Route } from "./+types/help.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** Help (B2): the operator's guides and questions, read on the server. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const { api, configuration, language, path, search, siteOrigin } = tools;
  const params = search.slice(1);
  const read = (url: string) => api(getContent, { query: { url, lang: language } });
  const [page, faq, answer] = await Promise.all([
    read("support"),
    read("support/faq"),
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
  if (isMissing(page)) throw notFound();
  const seo = answer.ok ? answer.value.data.data.seo : null;
  const translation = page.ok ? page.value.translation : null;
  const steps = (seo?.breadcrumbs ?? []).map(({ name, url }) => ({
    name,
    path: localePath(url, language),
  }));
  const questions = questionsOf(faq, language);
  const loaded = {
    page: translation && helpView(translation, language),
    questions,
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
  // What can't be had for the moment is no whole page: searchers come again, and no one else is sent it.
  return data(loaded, { status: page.ok && questions !== null ? 200 : 503 });
}

/** The questions of their page, none where there is no such page; null where it can't be had for the moment. */
function questionsOf(answer: ApiResult<AnswerOf<typeof getContent>>, language: Language) {
  if (answer.ok) return contentView(answer.value.translation, language).questions;
  return isMissing(answer) ? [] : null;
}

/** The content service has no such page. */
function isMissing(answer: ApiResult<unknown>): boolean {
  return !answer.ok && answer.failure.kind === "refused" && answer.failure.status === 404;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function HelpRoute({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const { page, questions, structured } = loaderData;
  return (
    <>
      <Deferred>
        <HelpScreen page={page} questions={questions} onRetry={() => void revalidate()} />
      </Deferred>
      {structured !== null && <StructuredData key={structured} text={structured} />}
    </>
  );
}
