import { getReviewsWidget } from "@grandstand/contract/content";
import { PlayerReviews } from "@grandstand/ui/player-reviews";
import { createFetched } from "../../core/fetched/fetched.ts";
import { useFetched } from "../../core/fetched/use-fetched.ts";
import type { Site } from "../../core/site/site.ts";
import { useSite } from "../../core/site/site-context.ts";

/** The name by which the content service knows the widget of the brand's reviews. */
const reviewsWidget = "trustpilot";

const createReviews = ({ api }: Site) =>
  createFetched((_, signal) => api(getReviewsWidget, { query: { name: reviewsWidget }, signal }));

/** The way to the brand's reviews, where the content service shows it (A2, B7); a failure shows none (B8). */
export function ConnectReviews() {
  const { configuration } = useSite();
  const reviews = useFetched(createReviews, reviewsWidget);
  if (reviews.status !== "loaded" || !reviews.value.is_displayed) return null;
  return <PlayerReviews brandName={configuration.brandName} href={configuration.reviewsUrl} />;
}
