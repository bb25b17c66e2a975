import { localePath } from "@grandstand/rules/locale";
import { Trash2, X } from "lucide";
import { type RefObject, Suspense, useId, useRef } from "react";
import { ButtonLink } from "../button/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { lazyPart, loadCode } from "../load-code/index.ts";
import { ControlLink } from "../place-control/index.ts";
import { reporting, useFormat, useWording } from "../provider/index.ts";
import { SlipSettings } from "../slip-settings/index.ts";
import { betSlip } from "./bet-slip.variants.ts";
import type { BetSlipProps } from "./bet-slip-props.ts";
import { type BetSlipView, hasResults, isUnderWay, lineIdOf } from "./bet-slip-view.ts";
import { SlipLoading } from "./slip-loading.tsx";
import { useAfterFirstFrame } from "./use-after-first-frame.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

const loadSlipBody = async () => (await import("./slip-body.tsx")).SlipBody;

/** Loaded with the first selection: most visitors of a page never put one on the slip. */
const SlipBody = lazyPart(loadSlipBody);

/** Loads the code of a slip with selections ahead of the first one, so that it is there when the connection breaks. */
export async function prefetchBetSlip(): Promise<void> {
  await loadCode(loadSlipBody);
}

const SlipNotice = lazyPart(async () => (await import("./slip-notice.tsx")).SlipNotice);

/**
 * The bet slip: what was chosen, what it costs and pays, and the one control that places it (B2, Bet
 * slip panel; B4; B5; B8). It announces nothing: `LateSlipAnnouncements` does, which is there
 * also while the slip is not on the screen.
 *
 * Data attributes: `data-slip` loading | empty | open | results.
 */
export function BetSlip(props: BetSlipProps) {
  const { slip, layout = "panel" } = props;
  const t = useWording();
  const { locale } = useFormat();
  const id = useId();
  const face = faceOf(slip);
  const lineIds = (slip?.lines ?? []).map((line) => lineIdOf(id, line.outcomeId));
  const titleRef = useRef<HTMLHeadingElement>(null);
  const keptFocus = useKeptFocus(lineIds, face, titleRef);
  // A sheet opens at a press, which its header answers.
  const hasBody = useAfterFirstFrame(layout === "sheet");

  // The pressed button goes with the last line: the title has the focus before it can be lost.
  function remove(outcomeId: string) {
    if (lineIds.length === 1) titleRef.current?.focus();
    props.onRemove(outcomeId);
  }
  return (
    <section {...keptFocus} aria-labelledby={id} data-slip={face} className={betSlip({ layout })}>
      <SlipHeader {...props} id={id} titleRef={titleRef} />
      {slip === null && <SlipLoading />}
      {slip?.notice && (
        <Suspense fallback={null}>
          <SlipNotice
            notice={slip.notice}
            onClose={(reason, details) => {
              props.onCloseNotice(reason, details);
              titleRef.current?.focus();
            }}
          />
        </Suspense>
      )}
      {face === "empty" && (
        <div className="gs:min-h-0 gs:overflow-y-auto gs:overscroll-contain">
          <div className="gs:grid gs:gap-1 gs:px-4 gs:pt-2 gs:pb-8 gs:text-ink-muted">
            <p className="gs:type-label gs:text-ink">{t("bet-slip.empty")}</p>
            <p className="gs:type-body">{t("bet-slip.empty.hint")}</p>
            <p className="gs:flex gs:flex-wrap gs:gap-2 gs:pt-2">
              <ButtonLink href={localePath("/live/", locale)} size="small">
                {t("bet-slip.empty.go")}
              </ButtonLink>
              <ControlLink />
            </p>
          </div>
          <Suspense>{props.last}</Suspense>
        </div>
      )}
      {hasBody && slip !== null && (face === "open" || face === "results") && (
        <Suspense fallback={<SlipLoading />}>
          <SlipBody {...props} slip={slip} id={id} onRemove={remove} />
        </Suspense>
      )}
    </section>
  );
}

interface SlipHeaderProps extends BetSlipProps {
  readonly id: string;
  /** The title: where the focus goes when what had it is gone. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

function SlipHeader({ slip, id, titleRef, onClear, onClose, onChangeSettings }: SlipHeaderProps) {
  const t = useWording();
  const format = useFormat();
  // What was bet on is no longer chosen: the next price begins a new slip (B4).
  const count = slip === null || hasResults(slip) ? 0 : slip.lines.length;
  const isFrozen = slip === null || isUnderWay(slip);
  return (
    <header className="gs:flex gs:items-center gs:gap-2.5 gs:py-2 gs:pr-2 gs:pl-4">
      <h2
        ref={titleRef}
        id={id}
        tabIndex={-1}
        className="gs:focus-ring gs:rounded-sm gs:text-[1.0625rem]/6 gs:font-bold gs:[font-stretch:104%]"
      >
        <span>{t("bet-slip.title")}</span>
        {count > 0 && (
          <span className="gs:sr-only">{` ${t("bet-slip.title.count", { count })}`}</span>
        )}
      </h2>
      {count > 0 && (
        <span
          aria-hidden
          className="gs:type-label gs:tabular gs:min-w-5 gs:rounded-full gs:bg-act gs:px-1.5 gs:text-center gs:text-on-act"
        >
          {format.number(count)}
        </span>
      )}
      {/* As high as its buttons before there is one: the title stays where it is. */}
      <div className="gs:ml-auto gs:flex gs:min-h-9">
        {slip !== null && <SlipSettings settings={slip.settings} onChange={onChangeSettings} />}
        {count > 0 && (
          <IconButton
            icon={Trash2}
            label={t("bet-slip.clear")}
            isDisabled={isFrozen}
            onPress={() => {
              titleRef.current?.focus();
              onClear();
            }}
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

function faceOf(slip: BetSlipView | null): "loading" | "empty" | "open" | "results" {
  if (slip === null) return "loading";
  if (hasResults(slip)) return "results";
  return slip.lines.length === 0 ? "empty" : "open";
}
