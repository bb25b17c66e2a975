import { ChevronLeft, ChevronRight, Pause, Play } from "lucide";
import { useId, useRef } from "react";
import { useHover } from "react-aria/useHover";
import { Button } from "../button/index.ts";
import { type EventView, type RenderOutcome, renderPlainOutcome } from "../event-view/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { EventTile } from "../live-strip/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useWording,
} from "../provider/index.ts";
import { suggestionList, suggestionTile } from "./suggestions.variants.ts";
import { turn } from "./turn.ts";
import { useIsStill, useTurning } from "./use-turning.ts";

export interface SuggestionsProps {
  /** The best first, each with the market that is suggested. */
  readonly events: readonly EventView[];
  /** The person's choice: switched off, only the way back on is left. */
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean, details: ChangeDetails<PressReason>) => void;
  readonly renderOutcome?: RenderOutcome;
}

/**
 * Suggested events with their prices, in a carousel that turns every 5 s and begins again at its end
 * (B2, B4). The pointer pauses it; focus, a touch and its first button stop it until it is started
 * again; under reduced motion it does not turn. Nothing at all where there is nothing to suggest.
 *
 * Data attributes: `data-turning` true | false.
 */
export function Suggestions({
  events,
  isOn,
  onSwitch,
  renderOutcome = renderPlainOutcome,
}: SuggestionsProps) {
  const t = useWording();
  const heading = useId();
  if (isOn && events.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="gs:grid gs:grid-cols-1 gs:gap-2">
      <div className="gs:flex gs:flex-wrap gs:items-center gs:gap-x-3 gs:px-3 gs:tablet:px-0">
        <h2 id={heading} className="gs:type-heading gs:min-w-0 gs:flex-1">
          {t("suggestions.title")}
        </h2>
        <Button variant="quiet" onPressEvent={(event) => onSwitch(!isOn, pressDetails(event))}>
          {t(isOn ? "suggestions.hide.button" : "suggestions.show.button")}
        </Button>
      </div>
      {isOn && <Carousel events={events} renderOutcome={renderOutcome} />}
    </section>
  );
}

type CarouselProps = Required<Pick<SuggestionsProps, "events" | "renderOutcome">>;

function Carousel({ events, renderOutcome }: CarouselProps) {
  const t = useWording();
  const list = useRef<HTMLUListElement>(null);
  const isStill = useIsStill();
  const move = (step: 1 | -1) => list.current && turn(list.current, step, isStill);
  const { isTurning, setTurning, hold } = useTurning(() => move(1), isStill);
  const { hoverProps } = useHover({ onHoverChange: hold });
  const stop = () => setTurning(false);
  const moveByHand = (step: 1 | -1) => {
    stop();
    move(step);
  };
  return (
    <div {...hoverProps} className="gs:grid gs:grid-cols-1 gs:gap-2" data-turning={isTurning}>
      {events.length > 1 && (
        <div className="gs:flex gs:items-center gs:gap-1 gs:px-3 gs:tablet:px-0">
          {!isStill && (
            <IconButton
              icon={isTurning ? Pause : Play}
              label={t(isTurning ? "suggestions.stop" : "suggestions.start")}
              onPress={() => setTurning(!isTurning)}
            />
          )}
          <IconButton
            icon={ChevronLeft}
            label={t("suggestions.previous")}
            onPress={() => moveByHand(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={t("suggestions.next")}
            onPress={() => moveByHand(1)}
          />
        </div>
      )}
      <ul
        ref={list}
        aria-label={t("suggestions.list")}
        className={suggestionList()}
        onFocus={stop}
        onTouchStart={stop}
      >
        {events.map((event) => (
          <EventTile
            key={event.id}
            event={event}
            listName={t("suggestions.title")}
            renderOutcome={renderOutcome}
            className={suggestionTile()}
          />
        ))}
      </ul>
    </div>
  );
}
