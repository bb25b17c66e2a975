import type { Odds } from "@grandstand/rules/odds";
import { useId } from "react";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import type { WordingKey } from "../locale/index.ts";
import {
  type ChangeDetails,
  type PressReason,
  pressDetails,
  useFormat,
  useWording,
} from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { placeChoice, runnerLine } from "./cast-composer.variants.ts";
import { type CastOrder, wholeOrder, withRunnerAt } from "./cast-order.ts";

/** A forecast names the first two home in order, a tricast the first three (B5). */
export interface CastMarketView {
  readonly id: string;
  readonly name: string;
  readonly places: 2 | 3;
  readonly isSuspended: boolean;
}

export interface CastRunnerView {
  readonly number: number;
  readonly name: string;
  readonly isWithdrawn: boolean;
}

/** What the chosen order pays, once it is whole. */
export type CastPrice =
  | { readonly status: "none" | "loading" | "error" }
  | { readonly status: "ready"; readonly odds: Odds | null; readonly isOnSlip: boolean };

export interface CastComposerProps {
  readonly eventName: string;
  readonly markets: readonly CastMarketView[];
  readonly marketId: string;
  readonly runners: readonly CastRunnerView[];
  /** Has one entry for each place of the market. */
  readonly order: CastOrder;
  readonly price: CastPrice;
  readonly onMarketChange: (marketId: string, details: ChangeDetails<PressReason>) => void;
  readonly onOrderChange: (order: CastOrder, details: ChangeDetails<PressReason>) => void;
  /** Puts the order on the slip, or takes it off. */
  readonly onToggle: () => void;
}

/**
 * Composes a forecast or a tricast: who is home first, second and third, each chosen with a radio, by
 * mouse, touch or keyboard (B2, B5). The price comes once every place is taken.
 */
export function CastComposer(props: CastComposerProps) {
  const { markets, marketId, runners, order, onMarketChange } = props;
  const t = useWording();
  const heading = useId();
  const market = markets.find(({ id }) => id === marketId);
  return (
    <section
      aria-labelledby={heading}
      className="gs:overflow-hidden gs:bg-surface gs:shadow-card gs:tablet:rounded-md"
    >
      <div className="gs:grid gs:gap-3 gs:px-3 gs:tablet:px-4 gs:pt-3 gs:pb-3">
        <div className="gs:flex gs:flex-wrap gs:items-center gs:gap-3">
          <h2 id={heading} className="gs:type-heading">
            {t("cast-composer.heading")}
          </h2>
          {market?.isSuspended && <Badge>{t("market-group.suspended")}</Badge>}
        </div>
        <p className="gs:type-small gs:text-ink-muted">
          {t("cast-composer.how", { count: order.length })}
        </p>
        {markets.length > 1 && (
          <SegmentedControl
            label={t("cast-composer.which")}
            value={marketId}
            options={markets.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={onMarketChange}
          />
        )}
      </div>
      <ul>
        {runners.map((runner) => (
          <RunnerLine
            key={runner.number}
            runner={runner}
            group={`${heading}-${marketId}`}
            order={order}
            onOrderChange={props.onOrderChange}
          />
        ))}
      </ul>
      <Chosen {...props} isSuspended={market?.isSuspended ?? true} />
    </section>
  );
}

interface RunnerLineProps extends Pick<CastComposerProps, "order" | "onOrderChange"> {
  readonly runner: CastRunnerView;
  /** Of this composer alone: radios of one name on a page put each other out. */
  readonly group: string;
}

function RunnerLine({ runner, group, order, onOrderChange }: RunnerLineProps) {
  const t = useWording();
  const { number, name, isWithdrawn } = runner;
  return (
    <li className={runnerLine({ isWithdrawn })}>
      <span className="gs:type-label gs:tabular gs:w-6 gs:shrink-0 gs:text-center gs:text-ink-faint">
        {number}
      </span>
      <span
        translate="no"
        className="gs:type-label gs:narrow gs:min-w-0 gs:flex-1 gs:wrap-break-word gs:hyphens-auto"
      >
        {isWithdrawn ? <s>{name}</s> : name}
      </span>
      {isWithdrawn && <span className="gs:sr-only">{t("race-card.withdrawn")}</span>}
      {order.map((chosen, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
        <label key={place} data-focus-within-ring className={placeChoice()}>
          <input
            type="radio"
            name={`${group}-${place}`}
            value={number}
            checked={chosen === number}
            disabled={isWithdrawn}
            className="gs:absolute gs:inset-0 gs:cursor-pointer gs:appearance-none gs:rounded-sm gs:outline-none gs:disabled:cursor-not-allowed"
            aria-label={t("cast-composer.place-of", { place: place + 1, name })}
            onChange={(event) =>
              onOrderChange(withRunnerAt(order, place, number), pressDetails(event))
            }
          />
          <span aria-hidden>{place + 1}</span>
        </label>
      ))}
    </li>
  );
}

type ChosenProps = CastComposerProps & { readonly isSuspended: boolean };

/** What was chosen, in words, what it pays, and the way to the slip. */
function Chosen({ runners, order, price, isSuspended, onToggle }: ChosenProps) {
  const t = useWording();
  const format = useFormat();
  const names = new Map(runners.map(({ number, name }) => [number, name]));
  const whole = wholeOrder(order);
  const isOnSlip = price.status === "ready" && price.isOnSlip;
  const reason = reasonOf(price, whole !== null, isSuspended);
  return (
    <div className="gs:grid gs:gap-3 gs:border-t gs:border-line gs:px-3 gs:tablet:px-4 gs:py-3">
      <ol className="gs:grid gs:gap-1">
        {order.map((number, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
          <li key={place} className="gs:type-body gs:flex gs:gap-2">
            <span className="gs:type-label gs:tabular gs:w-6 gs:shrink-0 gs:text-ink-faint">
              {`${place + 1}.`}
            </span>
            {number === null ? (
              <span className="gs:text-ink-faint">{t("cast-composer.open")}</span>
            ) : (
              <span translate="no">{names.get(number)}</span>
            )}
          </li>
        ))}
      </ol>
      <div className="gs:flex gs:flex-wrap gs:items-center gs:justify-between gs:gap-3">
        <p aria-live="polite" className="gs:type-price-large gs:tabular">
          {price.status === "ready" && (
            <>
              <span className="gs:sr-only">{`${t("cast-composer.price")} `}</span>
              <span translate="no">{format.odds(price.odds)}</span>
            </>
          )}
          {price.status === "error" && (
            <span className="gs:type-body">{t("cast-composer.error")}</span>
          )}
        </p>
        <Button
          variant={isOnSlip ? "raised" : "act"}
          isBusy={price.status === "loading"}
          {...(reason !== null && !isOnSlip && { disabledReason: t(reason) })}
          onPress={onToggle}
        >
          {t(isOnSlip ? "cast-composer.remove.button" : "cast-composer.add.button")}
        </Button>
      </div>
    </div>
  );
}

function reasonOf(price: CastPrice, isWhole: boolean, isSuspended: boolean): WordingKey | null {
  if (isSuspended) return "cast-composer.suspended";
  if (!isWhole) return "cast-composer.incomplete";
  return price.status === "ready" && price.odds !== null ? null : "cast-composer.no-price";
}
