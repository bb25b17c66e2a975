import type { NamedStates } from "../testing/named-states.ts";
import type { PlayerReviewsProps } from "./player-reviews.tsx";

const props: PlayerReviewsProps = {
  brandName: "Grandstand",
  href: "https://reviews.example/grandstand",
};

/** Every face of the way to the reviews, by name. */
export const playerReviewsStates = {
  usual: props,
  "long text": { ...props, brandName: "Koninklijke Belgische Sportweddenschappenmaatschappij" },
} satisfies NamedStates<PlayerReviewsProps>;
