import { OfferList } from "@grandstand/ui/offer-list";
import { PageBody } from "@grandstand/ui/page-frame";
import { useRevalidator } from "react-router";
import type { OffersData } from "../../routes/offers.tsx";
import { usePictures } from "../settings/use-pictures.ts";
import { useOver21Guard } from "./use-over-21-guard.ts";

/** What the bookmaker offers (B2). */
export function OffersPage({ data }: { data: OffersData }) {
  const { revalidate } = useRevalidator();
  useOver21Guard();
  return (
    <PageBody title={data.head.title}>
      <OfferList
        offers={data.offers ?? []}
        pictures={usePictures()}
        status={data.offers === null ? "error" : "ready"}
        onRetry={() => void revalidate()}
      />
    </PageBody>
  );
}
