import type { MarketView, RenderOutcome } from "../event-view/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Silks } from "../silks/index.ts";
import { formPosition } from "./race-card.variants.ts";
import type { RunnerView } from "./race-card-view.ts";
import { RunnerResult } from "./runner-result.tsx";

export interface RunnerRowProps {
  readonly runner: RunnerView;
  readonly markets: readonly MarketView[];
  readonly eventName: string;
  readonly renderOutcome: RenderOutcome;
  readonly isFavourite: boolean;
  /** Jockey and trainer have columns on a wide page. */
  readonly hasPersons: boolean;
}

/** One runner: on a phone three lines beside its prices, on a wide page a column for each fact. */
export function RunnerRow(props: RunnerRowProps) {
  const { runner, markets, hasPersons } = props;
  const t = useWording();
  return (
    <li className="gs-runner" data-withdrawn={runner.isWithdrawn || undefined}>
      <span className="gs-runner-number">
        <b translate="no">{runner.number}</b>
        {runner.draw !== null && (
          <>
            <span aria-hidden translate="no">
              {runner.draw}
            </span>
            <span className="gs:sr-only">{t("race-card.draw", { draw: runner.draw })}</span>
          </>
        )}
      </span>
      <span className="gs-runner-silks">
        {runner.silks && <Silks mark={runner.silks} size={36} />}
      </span>
      <div className="gs-runner-facts">
        <span translate="no" className="gs-runner-name">
          {runner.isWithdrawn ? <s>{runner.name}</s> : runner.name}
        </span>
        <NarrowLines {...props} />
        <WideLine {...props} />
      </div>
      {hasPersons && <Columns runner={runner} />}
      {runner.isWithdrawn ? (
        <span className="gs-runner-withdrawn">{t("race-card.withdrawn")}</span>
      ) : (
        markets.map((market) => (
          <span key={market.id} className="gs-runner-price">
            <Price {...props} market={market} />
          </span>
        ))
      )}
    </li>
  );
}

/** On a phone: jockey and weight, and below them trainer and form. */
function NarrowLines({ runner, isFavourite }: RunnerRowProps) {
  const t = useWording();
  const weight = useWeight(runner);
  const { jockey, trainer, form } = runner;
  const hasFirst = jockey !== null || weight !== null || isFavourite;
  return (
    <div className="gs-runner-lines">
      {runner.isWithdrawn && <span className="gs-runner-notice">{t("race-card.withdrawn")}</span>}
      {hasFirst && (
        <span className="gs-runner-line">
          <Dotted parts={[jockey, weight]} />
          {isFavourite && <Favourite />}
        </span>
      )}
      {(trainer !== null || form.length > 0) && (
        <span className="gs-runner-line">
          {trainer !== null && <Dotted parts={[trainer, form.length > 0 ? "" : null]} />}
          <Form form={form} />
        </span>
      )}
    </div>
  );
}

/** On a wide page, below the name: sex, age and weight. */
function WideLine({ runner, isFavourite }: RunnerRowProps) {
  const t = useWording();
  const weight = useWeight(runner);
  const { sex, age } = runner;
  const years = age === null ? null : t("race-card.age", { count: age });
  return (
    <span className="gs-runner-line gs-runner-wide">
      {sex !== null && age !== null ? (
        <span>
          <span aria-hidden translate="no">{`${t(`race-card.sex.${sex}.letter`)}${age}`}</span>
          <span className="gs:sr-only">{`${t(`race-card.sex.${sex}`)}, ${years}`}</span>
          {weight !== null && <Dotted parts={["", weight]} />}
        </span>
      ) : (
        <Dotted parts={[years, weight]} />
      )}
      {isFavourite && <Favourite />}
    </span>
  );
}

function useWeight({ weight }: RunnerView): string | null {
  const t = useWording();
  const format = useFormat();
  return weight === null ? null : t("race-card.weight", { weight: format.number(weight) });
}

/** Those parts that there are, with a dot between them. */
function Dotted({ parts }: { readonly parts: readonly (string | null)[] }) {
  const text = parts.filter((part) => part !== null).join(" · ");
  return text === "" ? null : (
    <span translate="no" className="gs-runner-part">
      {text}
    </span>
  );
}

function Favourite() {
  const t = useWording();
  return (
    <span className="gs-runner-favourite">
      <span aria-hidden className="gs-runner-short">
        {t("race-card.favourite.short")}
      </span>
      <span className="gs-runner-whole">{t("race-card.favourite")}</span>
    </span>
  );
}

const places = ["first", "second", "third", "fourth", "fifth"] as const;

function Form({ form }: Pick<RunnerView, "form">) {
  const t = useWording();
  if (form.length === 0) return null;
  return (
    <>
      <span aria-hidden translate="no" className="gs-form">
        {places.slice(0, form.length).map((name, index) => (
          <span key={name} className={formPosition({ isFirst: form[index] === "1" })}>
            {form[index]}
          </span>
        ))}
      </span>
      <span translate="no" className="gs:sr-only">
        {t("race-card.form", { form: form.join(", ") })}
      </span>
    </>
  );
}

/** On a wide page: jockey, trainer, form and the price at noon. */
function Columns({ runner }: { readonly runner: RunnerView }) {
  const t = useWording();
  const format = useFormat();
  const { jockey, trainer, opening } = runner;
  return (
    <>
      <Person job={t("race-card.jockey")} name={jockey} />
      <Person job={t("race-card.trainer")} name={trainer} />
      <span className="gs-runner-column">
        <Form form={runner.form} />
      </span>
      {!runner.isWithdrawn && (
        <span className="gs-runner-column gs:tabular gs:text-end">
          {opening !== null && (
            <>
              <span className="gs:sr-only">{t("race-card.noon")}</span>
              <span translate="no">{format.odds(opening)}</span>
            </>
          )}
        </span>
      )}
    </>
  );
}

function Person({ job, name }: { readonly job: string; readonly name: string | null }) {
  return (
    <span className="gs-runner-column">
      {name !== null && (
        <>
          <span className="gs:sr-only">{job}</span>
          <span translate="no">{name}</span>
        </>
      )}
    </span>
  );
}

interface PriceProps extends RunnerRowProps {
  readonly market: MarketView;
}

function Price({ runner, market, eventName, renderOutcome }: PriceProps) {
  const outcome = market.outcomes.find(({ number }) => number === runner.number);
  if (outcome === undefined) return null;
  if (outcome.result) return <RunnerResult result={outcome.result} marketName={market.name} />;
  return renderOutcome(outcome, { eventName, marketName: market.name }, "price");
}
