import { getOffers } from "@grandstand/contract/offers";
import { localePath } from "@grandstand/rules/locale";
import { pageHead } from "../.server/page-head.ts";
import { loaderTools, notFound } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { OffersPage } from "../features/promotions/offers-page.tsx";
import type { Route } from "./+types/offers.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** The promotions (B2, /offers); where they are off, the page is not there. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const { api, configuration, language } = tools;
  if (!configuration.promotions) throw notFound();
  const [answer, head] = await Promise.all([
    api(getOffers, { query: { lang: language } }),
    pageHead(tools, "offers"),
  ]);
  const path = (address: string) => localePath(address, language);
  return {
    head,
    offers: answer.ok
      ? answer.value.offers.map((offer) => ({
          id: offer.id,
          title: offer.title,
          text: offer.text,
          image: offer.image,
          termsHref: path(offer.terms_url),
          actionHref: path(offer.action_url),
          actionLabel: offer.action_label,
        }))
      : null,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function Offers({ loaderData }: Route.ComponentProps) {
  return (
    <Deferred>
      <OffersPage data={loaderData} />
    </Deferred>
  );
}
