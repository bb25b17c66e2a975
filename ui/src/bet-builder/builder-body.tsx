import { amountLimits } from "@grandstand/rules/money";
import { movement } from "@grandstand/rules/odds";
import { CircleAlert, Info, X } from "lucide";
import { lineIdOf, slipScroller } from "../bet-slip/index.ts";
import { Icon } from "../icon/index.ts";
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
    <div className={slipScroller()}>
      {builder.name !== null && (
        <p className="gs:type-small gs:px-4 gs:pb-2 gs:text-ink-faint gs:break-words">
          {builder.name}
        </p>
      )}
      <ul className="gs:border-t gs:border-dashed gs:border-line">
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
      <div className="gs:px-4 gs:pt-3.5 gs:pb-3">
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
      className="gs:focus-ring-inset gs:grid gs:grid-cols-[minmax(0,1fr)_auto] gs:gap-x-2 gs:border-b gs:border-dashed gs:border-line gs:py-2.5 gs:pr-2 gs:pl-4"
    >
      <div className="gs:min-w-0">
        <h3 className="gs:text-[0.9375rem]/5 gs:font-semibold gs:break-words">
          {pick.outcomeName}
        </h3>
        <p className="gs:type-small gs:text-ink-faint gs:break-words">{pick.marketName}</p>
        {pick.isAtFault && (
          <p className="gs:type-small gs:mt-1 gs:flex gs:gap-2 gs:font-semibold">
            <Icon shape={CircleAlert} size={14} strokeWidth={2} className="gs:mt-0.5 gs:shrink-0" />
            <span>{t("bet-builder.pick.fault")}</span>
          </p>
        )}
        {pick.isImplied && (
          <p className="gs:type-small gs:mt-1 gs:flex gs:gap-2 gs:text-ink-muted">
            <Icon shape={Info} size={14} strokeWidth={2} className="gs:mt-0.5 gs:shrink-0" />
            <span>{t("bet-builder.pick.implied")}</span>
          </p>
        )}
      </div>
      <div className="gs:-my-1">
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
    <dl className="gs:flex gs:items-baseline gs:justify-between gs:gap-3 gs:px-4 gs:pt-3">
      <dt className="gs:type-body gs:text-ink-muted">{t("bet-builder.odds")}</dt>
      <dd aria-busy={isCalculating || undefined} className="gs:flex gs:items-baseline gs:gap-2">
        {movedTo !== null && odds !== null && (
          <>
            <span className="gs:sr-only">{t("bet-slip.line.old-odds")}</span>
            <s translate="no" className="gs:type-small gs:tabular gs:text-ink-faint">
              {format.odds(odds)}
            </s>
            <span className="gs:sr-only">
              {t(`bet-slip.line.${movement(odds, movedTo) === "up" ? "up" : "down"}`)}
            </span>
          </>
        )}
        {current === null ? (
          <>
            <span aria-hidden className="gs:type-price-large">
              -
            </span>
            <span className="gs:sr-only">
              {t(isCalculating ? "bet-builder.calculating" : "bet-slip.summary.unknown")}
            </span>
          </>
        ) : (
          <span translate="no" className="gs:type-price-large">
            {format.odds(current)}
          </span>
        )}
      </dd>
    </dl>
  );
}
