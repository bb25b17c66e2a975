import { amountLimits } from "@grandstand/rules/money";
import { movement } from "@grandstand/rules/odds";
import { CircleAlert, Info, X } from "lucide-react";
import { lineIdOf } from "../bet-slip/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { StakeInput } from "../stake-input/index.ts";
import type { BetBuilderProps } from "./bet-builder-props.ts";
import { BuilderPlaceControl } from "./builder-place-control.tsx";
import type { BuilderPickView, BuilderView } from "./builder-view.ts";

/** The picks with their one price, the stake, and the control that places them. */
export function BuilderBody(props: BetBuilderProps & { id: string }) {
  const { builder, id, onRemove, onTypeStake } = props;
  const { kind } = builder.control;
  const isFrozen = kind === "processing" || kind === "checking";
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain [scroll-padding-bottom:10rem]">
      {builder.name !== null && (
        <p className="type-small px-4 pb-2 text-ink-faint break-words">{builder.name}</p>
      )}
      <ul className="border-t border-dashed border-line">
        {builder.picks.map((pick) => (
          <li key={pick.outcomeId}>
            <Pick
              id={lineIdOf(id, pick.outcomeId)}
              pick={pick}
              isFrozen={isFrozen}
              onRemove={onRemove}
            />
          </li>
        ))}
      </ul>
      {builder.picks.length > 1 && <Price builder={builder} />}
      <div className="px-4 pt-3.5 pb-3">
        <StakeInput
          text={builder.stake}
          minimum={amountLimits.otherStake.minimum}
          maximum={amountLimits.otherStake.maximum}
          quickStakes={builder.quickStakes}
          isDisabled={isFrozen}
          onType={onTypeStake}
        />
      </div>
      <BuilderPlaceControl {...props} />
    </div>
  );
}

interface PickProps extends Pick<BetBuilderProps, "onRemove"> {
  readonly id: string;
  readonly pick: BuilderPickView;
  readonly isFrozen: boolean;
}

function Pick({ id, pick, isFrozen, onRemove }: PickProps) {
  const t = useWording();
  return (
    <article
      id={id}
      tabIndex={-1}
      aria-label={`${pick.outcomeName}, ${pick.marketName}`}
      className="focus-ring-inset grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 border-b border-dashed border-line py-2.5 pr-2 pl-4"
    >
      <div className="min-w-0">
        <h3 className="text-[0.9375rem]/5 font-semibold break-words">{pick.outcomeName}</h3>
        <p className="type-small text-ink-faint break-words">{pick.marketName}</p>
        {pick.isAtFault && (
          <p className="type-small mt-1 flex gap-2 font-semibold">
            <CircleAlert aria-hidden size={14} strokeWidth={2} className="mt-0.5 shrink-0" />
            {t("bet-builder.pick.fault")}
          </p>
        )}
        {pick.isImplied && (
          <p className="type-small mt-1 flex gap-2 text-ink-muted">
            <Info aria-hidden size={14} strokeWidth={2} className="mt-0.5 shrink-0" />
            {t("bet-builder.pick.implied")}
          </p>
        )}
      </div>
      <div className="-my-1">
        <IconButton
          icon={X}
          label={t("bet-slip.line.remove", { selection: pick.outcomeName })}
          isDisabled={isFrozen}
          onPress={() => onRemove(pick.outcomeId)}
        />
      </div>
    </article>
  );
}

/** One price for all picks; struck through where it has moved since it was agreed to. */
function Price({ builder: { odds, movedTo, isCalculating } }: { builder: BuilderView }) {
  const t = useWording();
  const format = useFormat();
  const current = movedTo ?? odds;
  return (
    <dl className="flex items-baseline justify-between gap-3 px-4 pt-3">
      <dt className="type-body text-ink-muted">{t("bet-builder.odds")}</dt>
      <dd aria-busy={isCalculating || undefined} className="flex items-baseline gap-2">
        {movedTo !== null && odds !== null && (
          <>
            <span className="sr-only">{t("bet-slip.line.old-odds")}</span>
            <s className="type-small tabular text-ink-faint">{format.odds(odds)}</s>
            <span className="sr-only">
              {t(`bet-slip.line.${movement(odds, movedTo) === "up" ? "up" : "down"}`)}
            </span>
          </>
        )}
        {current === null ? (
          <>
            <span aria-hidden className="type-price-large">
              -
            </span>
            <span className="sr-only">
              {t(isCalculating ? "bet-builder.calculating" : "bet-slip.summary.unknown")}
            </span>
          </>
        ) : (
          <span className="type-price-large">{format.odds(current)}</span>
        )}
      </dd>
    </dl>
  );
}
