import type { OfferView } from "@grandstand/ui/offer-list";
import { OfferList } from "@grandstand/ui/offer-list";
import { PageBody } from "@grandstand/ui/page-frame";
import { RewardList } from "@grandstand/ui/reward-list";
import { useRevalidator } from "react-router-dom";
import type { PageHead } from "../../core/seo.ts";
import { Deferred } from "../../core/wording/deferred-wording.tsx";
import { usePictures } from "../settings/index.ts";
import { useOver21Guard } from "./use-over-21-guard.ts";
import { useRewards } from "./use-rewards.ts";

export interface OffersData {
  readonly head: Pick<PageHead, "title">;
  /** Null where they can't be had. */
  readonly offers: readonly OfferView[] | null;
}

/** What the bookmaker offers (B2). */
export function OffersPage({ data }: { data: OffersData }) {
  const { revalidate } = useRevalidator();
  useOver21Guard();
  return (
    <PageBody title={data.head.title}>
      <Rewards />
      <OfferList
        offers={data.offers ?? []}
        pictures={usePictures()}
        status={data.offers === null ? "error" : "ready"}
        onRetry={() => void revalidate()}
      />
    </PageBody>
  );
}

/** The person's own, before what is for everybody; its words come after the first page's. */
function Rewards() {
  const rewards = useRewards();
  if (rewards.length === 0) return null;
  return (
    <Deferred>
      <RewardList rewards={rewards} />
    </Deferred>
  );
}
