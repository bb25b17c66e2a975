import { getReviewsWidget } from "@grandstand/contract/content";
import { createFetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";

/** The name by which the content service knows the widget of the brand's reviews. */
export const reviewsWidget = "trustpilot";

/** Whether the way to the brand's reviews is shown. For `useFetched`, with the widget's name. */
export const createReviews = ({ api }: Site) =>
  createFetched((_, signal) => api(getReviewsWidget, { query: { name: reviewsWidget }, signal }));
