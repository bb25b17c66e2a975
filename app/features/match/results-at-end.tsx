import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { resultsRefetch } from "../../core/intervals.ts";

/** Fetches the page of an event that has just ended again: the results of its markets are not on the live line. */
export function ResultsAtEnd() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    void revalidate();
    // An answer that was kept for a second shows what was before: the page is fetched again until it shows the end.
    const timer = setInterval(() => void revalidate(), resultsRefetch);
    return () => clearInterval(timer);
  }, [revalidate]);
  return null;
}
