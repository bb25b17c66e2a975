import { useEffect, useState } from "react";
import type { ReviewData } from "../review/review-data.ts";

/** What the project's files say, once it has arrived; null until then. */
export function useReview(): ReviewData | null {
  const [review, setReview] = useState<ReviewData | null>(null);
  useEffect(() => {
    let isWanted = true;
    import("virtual:grandstand-review").then(({ default: read }) => {
      if (isWanted) setReview(read);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return review;
}
