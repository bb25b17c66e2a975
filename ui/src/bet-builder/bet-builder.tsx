import { Trash2, X } from "lucide";
import { type RefObject, useId, useRef } from "react";
import { betSlip, lineIdOf, useKeptFocus } from "../bet-slip/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { ControlLink } from "../place-control/index.ts";
import { reporting, useDeferredWording, useFormat, useWording } from "../provider/index.ts";
import type { BetBuilderProps } from "./bet-builder-props.ts";
import { BuilderBody } from "./builder-body.tsx";
import { BuilderResults } from "./builder-results.tsx";

/**
 * The bet builder's slip (B2, Bet slip panel; B4; B5; B8): the picks of one event, their one price, the
 * stake, and the one control that places them.
 *
 * Data attributes: `data-slip` empty | open | results, `data-builder`.
 */
export function BetBuilder(props: BetBuilderProps) {
  useDeferredWording();
  const { builder, layout = "panel", onLeave } = props;
  const t = useWording();
  const id = useId();
  const face = builder.ticket ? "results" : builder.picks.length === 0 ? "empty" : "open";
  const titleRef = useRef<HTMLHeadingElement>(null);
  const pickIds = builder.picks.map(({ outcomeId }) => lineIdOf(id, outcomeId));
  const keptFocus = useKeptFocus(pickIds, face, titleRef);
  return (
    <section
      aria-labelledby={id}
      data-slip={face}
      data-builder
      className={betSlip({ layout })}
      {...keptFocus}
    >
      <BuilderHeader {...props} id={id} titleRef={titleRef} />
      {face === "empty" && (
        <div className="gs:grid gs:gap-1 gs:px-4 gs:pt-2 gs:pb-6 gs:text-ink-muted">
          <p className="gs:type-label gs:text-ink">{t("bet-builder.empty")}</p>
          <p className="gs:type-body">{t("bet-builder.empty.hint")}</p>
          <p className="gs:pt-2">
            <ControlLink />
          </p>
        </div>
      )}
      {face === "open" && <BuilderBody {...props} id={id} />}
      {builder.ticket && <BuilderResults {...props} ticket={builder.ticket} />}
      {face !== "results" && (
        <button
          type="button"
          className="gs:type-label gs:focus-ring-inset gs:min-h-11 gs:cursor-pointer gs:border-t gs:border-line gs:px-4 gs:text-left gs:text-ink-muted gs:underline gs:underline-offset-3 gs:hover:text-ink"
          onClick={onLeave}
        >
          {t("bet-builder.leave")}
        </button>
      )}
    </section>
  );
}

interface HeaderProps extends BetBuilderProps {
  readonly id: string;
  /** The title: where the focus goes when what had it is gone. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

function BuilderHeader({ builder, id, titleRef, onClear, onClose }: HeaderProps) {
  const t = useWording();
  const format = useFormat();
  const count = builder.picks.length;
  const { kind } = builder.control;
  return (
    <header className="gs:flex gs:items-center gs:gap-2.5 gs:py-2 gs:pr-2 gs:pl-4">
      <h2
        ref={titleRef}
        id={id}
        tabIndex={-1}
        className="gs:focus-ring gs:rounded-sm gs:text-[1.0625rem]/6 gs:font-bold gs:[font-stretch:104%]"
      >
        <span>{t("bet-builder.title")}</span>
        {count > 0 && (
          <span className="gs:sr-only">{` ${t("bet-slip.title.count", { count })}`}</span>
        )}
      </h2>
      {count > 0 && (
        <span
          aria-hidden
          className="gs:type-label gs:tabular gs:min-w-5 gs:rounded-full gs:bg-inverse gs:px-1.5 gs:text-center gs:text-on-inverse"
        >
          {format.number(count)}
        </span>
      )}
      <div className="gs:ml-auto gs:flex gs:min-h-11">
        {count > 0 && (
          <IconButton
            icon={Trash2}
            label={t("bet-builder.clear")}
            isDisabled={kind === "processing" || kind === "checking"}
            onPress={onClear}
          />
        )}
        {onClose && (
          <IconButton
            icon={X}
            label={t("bet-slip.close")}
            onPressEvent={reporting("button", onClose)}
          />
        )}
      </div>
    </header>
  );
}
