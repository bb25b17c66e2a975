import { pageHead } from "../.server/page-head.ts";
import { loaderTools } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { SportsPage } from "../features/menu/sports-page.tsx";
import type { Route } from "./+types/sports.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** The sports menu as a page, for the bar of a small screen (B2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { head: await pageHead(loaderTools(request, context), "sports") };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function Sports({ loaderData }: Route.ComponentProps) {
  return <SportsPage title={loaderData.head.title} />;
}
