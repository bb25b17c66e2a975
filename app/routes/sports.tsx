import { getLeagues, getSportIndex } from "@grandstand/contract/sport-index";
import { readOpenBranch } from "@grandstand/ui/sport-index";
import { useMemo } from "react";
import { pageHead } from "../.server/page-head.ts";
import { type LoaderTools, loaderTools } from "../.server/server-api.ts";
import { soon } from "../.server/soon.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { SportsPage } from "../features/menu/sports-page.tsx";
import type { Route } from "./+types/sports.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** The index of sports (B2); the leagues of a country come with it where its address has that country open. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const { api, configuration, language } = tools;
  const { searchParams } = new URL(request.url);
  const open = readOpenBranch(searchParams.get("open"));
  const query = { bookmaker: configuration.bookmaker, lang: language };
  const [head, index, leagues] = await Promise.all([
    pageHead(tools, "sports"),
    soon(api(getSportIndex, { query })),
    loadLeagues(tools, open),
  ]);
  return { head, sports: index.ok ? index.value.sports : null, open, leagues };
}

async function loadLeagues(
  { api, configuration, language }: LoaderTools,
  open: ReturnType<typeof readOpenBranch>,
) {
  if (open === null || open.sport === null || open.country === null) return null;
  const { sport, country } = open;
  const query = { bookmaker: configuration.bookmaker, lang: language, sport, country };
  const answer = await soon(api(getLeagues, { query }));
  return answer.ok ? answer.value.leagues : null;
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function Sports({ loaderData }: Route.ComponentProps) {
  const { head, sports, open, leagues } = loaderData;
  const page = useMemo(() => ({ sports, open, leagues }), [sports, open, leagues]);
  return (
    <Deferred>
      <SportsPage title={head.title} page={page} />
    </Deferred>
  );
}
