import { getReviewsWidget } from "@grandstand/contract/content";
import { PlayerReviews } from "@grandstand/ui/player-reviews";
import { useEffect, useState } from "react";
import { useSite } from "../../core/site/site-context.ts";

/** The way to the brand's reviews, where the content service shows it (A2, B7); a failure shows none (B8). */
export function ConnectReviews() {
  const { api, configuration } = useSite();
  const [isDisplayed, setDisplayed] = useState(false);
  useEffect(() => {
    let isOver = false;
    void api(getReviewsWidget, { query: { name: "trustpilot" } }).then((answer) => {
      if (!isOver) setDisplayed(answer.ok && answer.value.is_displayed);
    });
    return () => {
      isOver = true;
    };
  }, [api]);
  if (!isDisplayed) return null;
  return <PlayerReviews brandName={configuration.brandName} href={configuration.reviewsUrl} />;
}
