import { pageHead } from "../.server/page-head.ts";
import { loaderTools, notFound } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { LoyaltyRoutePage } from "../features/loyalty/loyalty-page.tsx";
import type { Route } from "./+types/loyalty.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** The loyalty programme's home page (B2); without promotions there is none (design 7.11). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  if (!tools.configuration.promotions) throw notFound();
  return { head: await pageHead(tools, "loyalty") };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function Loyalty({ loaderData }: Route.ComponentProps) {
  return (
    <Deferred>
      <LoyaltyRoutePage page="home" title={loaderData.head.title} />
    </Deferred>
  );
}
