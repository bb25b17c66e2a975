import { pageHead } from "../.server/page-head.ts";
import { loaderTools } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { SearchPage } from "../features/search/search-page.tsx";
import type { Route } from "./+types/search.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** The search (B2): what is typed is known in the browser only. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { head: await pageHead(loaderTools(request, context), "search") };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Deferred>
      <SearchPage title={loaderData.head.title} />
    </Deferred>
  );
}
