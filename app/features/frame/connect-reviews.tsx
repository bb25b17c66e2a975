import { PlayerReviews } from "@grandstand/ui/player-reviews";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import { useSite } from "../../core/site/site-context.ts";
import { createReviews, reviewsWidget } from "./reviews.ts";

/** The way to the brand's reviews, where the content service shows it (A2, B7); a failure shows none (B8). */
export function ConnectReviews() {
  const { configuration } = useSite();
  const reviews = useFetched(createReviews, reviewsWidget);
  if (reviews.status !== "loaded" || !reviews.value.is_displayed) return null;
  return <PlayerReviews brandName={configuration.brandName} href={configuration.reviewsUrl} />;
}
