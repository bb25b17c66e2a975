import { pageHead } from "../.server/page-head.ts";
import { loaderTools } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { useCashOuts } from "../features/cash-out/index.ts";
import { HistoryPage } from "../features/history/history-page.tsx";
import type { Route } from "./+types/history.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** My bets: whose they are is known in the browser only, so the page comes empty and fills there (B2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { head: await pageHead(loaderTools(request, context), "history") };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function History() {
  const cashOuts = useCashOuts();
  return (
    <Deferred>
      <HistoryPage cashOuts={cashOuts} />
    </Deferred>
  );
}
