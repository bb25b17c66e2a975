import type { Movement } from "@grandstand/rules/odds";
import { ArrowRight, Lock } from "lucide";
import { Button } from "../button/index.ts";
import { type AnchoredPanelProps, HoverPanel } from "../hover-panel/index.ts";
import { Icon } from "../icon/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { Loading, Skeleton } from "../skeleton/index.ts";
import { directionTone } from "./price-history.variants.ts";
import type { LoadedHistory, PriceHistoryView } from "./price-history-view.ts";
import { PriceSteps } from "./price-steps.tsx";
import { usePriceTexts } from "./use-price-texts.ts";

export interface PriceHistoryProps extends AnchoredPanelProps {
  readonly outcomeName: string;
  readonly marketName: string;
  readonly eventName: string;
  readonly history: PriceHistoryView;
  /** Requests it again after it failed. */
  readonly onRetry: () => void;
}

/** How a price moved within a day, in a small panel over it. Its chart is not read aloud: its sentence says the same. */
export function PriceHistory({
  outcomeName,
  marketName,
  eventName,
  history,
  onRetry,
  ...panel
}: PriceHistoryProps) {
  const t = useWording();
  const selection = [outcomeName, marketName, eventName].join(", ");
  return (
    <HoverPanel {...panel} layout="over" label={t("price-history.label", { selection })}>
      <p translate="no" className="gs:text-[0.8125rem]/4 gs:font-semibold gs:wrap-break-word">
        {outcomeName}
      </p>
      <HistoryBody history={history} onRetry={onRetry} />
    </HoverPanel>
  );
}

function HistoryBody({ history, onRetry }: Pick<PriceHistoryProps, "history" | "onRetry">) {
  const t = useWording();
  if (history.status === "ready") return <KnownHistory history={history} />;
  if (history.status === "loading") {
    return (
      <Loading>
        <div className="gs:mt-2 gs:grid gs:h-32 gs:content-between">
          <Skeleton width="half" />
          <Skeleton />
          <Skeleton />
        </div>
      </Loading>
    );
  }
  const hasFailed = history.status === "failed";
  return (
    <div className="gs:type-small gs:mt-2 gs:grid gs:justify-items-start gs:gap-2 gs:text-ink-muted">
      <p>{t(hasFailed ? "price-history.failed" : "price-history.none")}</p>
      {hasFailed && (
        <Button variant="raised" onPress={onRetry}>
          {t("price-history.retry.button")}
        </Button>
      )}
    </div>
  );
}

function KnownHistory({ history }: { readonly history: LoadedHistory }) {
  const t = useWording();
  const texts = usePriceTexts(history);
  return (
    <>
      <Move history={history} since={texts.since} />
      {history.isSuspended && (
        <p className="gs:type-small gs:flex gs:items-center gs:gap-1.5 gs:font-semibold">
          <Icon shape={Lock} size={14} strokeWidth={2} />
          <span>{t("price-history.suspended")}</span>
        </p>
      )}
      <div className="gs:mt-1.5">
        <PriceSteps summary={history.summary} />
      </div>
      <p className="gs:flex gs:justify-between gs:gap-1 gs:text-[0.71875rem]/4 gs:[font-stretch:90%] gs:tabular gs:text-ink-faint">
        <span aria-hidden>{texts.first}</span>
        {texts.caused !== null && <span>{texts.caused}</span>}
        <span aria-hidden>{texts.last}</span>
      </p>
      <p className="gs:mt-1 gs:text-[0.78125rem]/4 gs:text-ink-muted">
        <Sentence>{texts.range}</Sentence>
      </p>
    </>
  );
}

interface MoveProps {
  readonly history: LoadedHistory;
  /** *since noon* */
  readonly since: string;
}

/** The opening, the price of now, and where it went, in words and by shape. */
function Move({ history: { summary }, since }: MoveProps) {
  const t = useWording();
  const format = useFormat();
  const { opening, now, points, direction } = summary;
  const isSteady = points.length === 1;
  const back = direction === "none" ? t("price-history.back") : since;
  const said = isSteady ? t("price-history.steady", { since }) : back;
  return (
    <p className="gs:mt-2 gs:flex gs:flex-wrap gs:items-baseline gs:gap-x-1.5 gs:text-[1.0625rem]/6 gs:font-bold gs:tabular gs:[font-stretch:90%]">
      {!isSteady && (
        <>
          <span translate="no">{format.odds(opening.odds)}</span>
          <Icon shape={ArrowRight} size={14} strokeWidth={2.5} className="gs:self-center" />
          <span className="gs:sr-only">{t("price-history.to")}</span>
        </>
      )}
      <span translate="no">{format.odds(now.odds)}</span>
      <span className={directionTone({ direction })}>
        <DirectionShape direction={direction} />
        {direction !== "none" && (
          <span className="gs:sr-only">
            {t(direction === "up" ? "price-history.rose" : "price-history.fell")}
          </span>
        )}
        <span>{said}</span>
      </span>
    </p>
  );
}

function DirectionShape({ direction }: { readonly direction: Movement }) {
  if (direction === "none") return null;
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className="gs:size-2.5 gs:fill-current">
      <path d={direction === "up" ? "M5 1 10 9H0Z" : "M5 9 0 1H10Z"} />
    </svg>
  );
}
