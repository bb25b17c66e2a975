import type { Odds } from "@grandstand/rules/odds";
import { useId } from "react";
import { Badge } from "../badge/index.ts";
import { Button } from "../button/index.ts";
import type { WordingKey } from "../locale/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
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
  /** As long as the market has places. */
  readonly order: CastOrder;
  readonly price: CastPrice;
  readonly onMarketChange: (marketId: string) => void;
  readonly onOrderChange: (order: CastOrder) => void;
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
      className="overflow-hidden bg-surface shadow-card tablet:rounded-md"
    >
      <div className="grid gap-3 px-3 tablet:px-4 pt-3 pb-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id={heading} className="type-heading">
            {t("cast-composer.heading")}
          </h2>
          {market?.isSuspended && <Badge>{t("market-group.suspended")}</Badge>}
        </div>
        <p className="type-small text-ink-muted">
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
      <span className="type-label tabular w-6 shrink-0 text-center text-ink-faint">{number}</span>
      <span className="type-label narrow min-w-0 flex-1 truncate" title={name}>
        {isWithdrawn ? <s>{name}</s> : name}
      </span>
      {isWithdrawn && <span className="sr-only">{t("market-group.withdrawn")}</span>}
      {order.map((chosen, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
        <label key={place} data-focus-within-ring className={placeChoice()}>
          <input
            type="radio"
            name={`${group}-${place}`}
            value={number}
            checked={chosen === number}
            disabled={isWithdrawn}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none disabled:cursor-not-allowed"
            aria-label={t("cast-composer.place-of", { place: place + 1, name })}
            onChange={() => onOrderChange(withRunnerAt(order, place, number))}
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
    <div className="grid gap-3 border-t border-line px-3 tablet:px-4 py-3">
      <ol className="grid gap-1">
        {order.map((number, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
          <li key={place} className="type-body flex gap-2">
            <span className="type-label tabular w-6 shrink-0 text-ink-faint">{place + 1}.</span>
            <span className={number === null ? "text-ink-faint" : ""}>
              {number === null ? t("cast-composer.open") : names.get(number)}
            </span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="type-price-large tabular">
          {price.status === "ready" && (
            <>
              <span className="sr-only">{t("cast-composer.price")} </span>
              {format.odds(price.odds)}
            </>
          )}
          {price.status === "error" && (
            <span className="type-body">{t("cast-composer.error")}</span>
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
