export { PlayerReviews, type PlayerReviewsProps } from "./player-reviews.tsx";
