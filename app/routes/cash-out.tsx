import { pageHead } from "../.server/page-head.ts";
import { loaderTools } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { CashOutPage } from "../features/cash-out/cash-out-page.tsx";
import type { Route } from "./+types/cash-out.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** What can be cashed out: whose it is is known in the browser only, as on the history (B2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { head: await pageHead(loaderTools(request, context), "cash-out") };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function CashOut() {
  return (
    <Deferred>
      <CashOutPage />
    </Deferred>
  );
}
