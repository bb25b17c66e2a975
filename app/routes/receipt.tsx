import { pageHead } from "../.server/page-head.ts";
import { loaderTools } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { useCashOuts } from "../features/cash-out/index.ts";
import { ReceiptPage } from "../features/history/receipt-page.tsx";
import type { Route } from "./+types/receipt.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** What an address calls a bet is anybody's to write: no title is longer. */
const longestReference = 40;

/** One bet's receipt: whose it is is known in the browser only, as on the history (B2). */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const words = { reference: params.bet.slice(0, longestReference) };
  return { head: await pageHead(loaderTools(request, context), "receipt", words) };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function Receipt({ params }: Route.ComponentProps) {
  const cashOuts = useCashOuts();
  return (
    <Deferred>
      <ReceiptPage reference={params.bet} cashOuts={cashOuts} />
    </Deferred>
  );
}
