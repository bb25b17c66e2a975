import { intervals } from "@grandstand/rules/intervals";
import { type EventView, scoreText } from "@grandstand/ui/event-view";
import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";

/**
 * Fetches the page again some time after one of its events began, ended or has another score: until
 * then the event says so, and then it leaves, or has the main markets of its new score. `shown` are the events as the
 * live line has them since they were `loaded`.
 */
export function useRefreshAfterChange(
  loaded: readonly EventView[],
  shown: readonly EventView[],
): void {
  const { revalidate } = useRevalidator();
  const changes = changesSince(loaded, shown);
  useEffect(() => {
    if (changes === "") return;
    const timer = setInterval(() => {
      if (!isUnderHand()) void revalidate();
    }, intervals.endedStays);
    return () => clearInterval(timer);
  }, [changes, revalidate]);
}

/** What is different now, as text that stays the same as long as that does; empty for nothing. */
export function changesSince(loaded: readonly EventView[], shown: readonly EventView[]): string {
  const before = new Map(loaded.map((event) => [event.id, standOf(event)]));
  return shown
    .map((event) => ({ id: event.id, stand: standOf(event) }))
    .filter(({ id, stand }) => stand !== before.get(id))
    .map(({ id }) => id)
    .join(" ");
}

function standOf({ status, isLive, score }: EventView): string {
  const isOver = status === "ended" || status === "cancelled";
  const goals = isLive && score ? `${scoreText(score.home)}:${scoreText(score.away)}` : "";
  return isOver ? "over" : goals;
}

/** Whether something of the page has the focus or is pointed at: nothing may move away from under it. */
function isUnderHand(): boolean {
  return document.querySelector("main :is(a, button):is(:focus, :hover, :active)") !== null;
}
