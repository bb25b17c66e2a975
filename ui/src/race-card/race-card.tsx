import type { MarketView, RenderOutcome } from "../event-view/index.ts";
import { renderPlainOutcome } from "../event-view/index.ts";
import { MarketExplanation } from "../market-explanation/index.ts";
import { useDeferredWording, useWording } from "../provider/index.ts";
import { SegmentedControl } from "../segmented-control/index.ts";
import { Sentence } from "../sentence/index.ts";
import { type RaceCardFacts, type RunnerView, runnerSorts } from "./race-card-view.ts";
import { RunnerRow } from "./runner-row.tsx";

export interface RaceCardProps {
  /** The win market, and beside it the place market where there is one. */
  readonly markets: readonly MarketView[];
  readonly eventName: string;
  readonly renderOutcome?: RenderOutcome;
  /** Without it a runner has its name and its prices, in the order of the numbers, and what a place pays is over them. */
  readonly race?: RaceCardFacts | undefined;
}

/**
 * The runners of a race, one a line, with what is known of each, and their prices side by side (B2, B5). A row keeps
 * its height whatever it shows; one that withdrew keeps its row.
 *
 * Data attributes: `data-columns` where jockeys and trainers have columns on a wide page, `data-prices` how many
 * prices a row has, `data-silks`.
 */
export function RaceCard({
  markets,
  eventName,
  renderOutcome = renderPlainOutcome,
  race,
}: RaceCardProps) {
  useDeferredWording();
  const runners = race?.runners ?? namesOf(markets);
  const hasPersons = runners.some(({ jockey, trainer }) => jockey !== null || trainer !== null);
  return (
    <fieldset className="gs:min-w-0">
      <legend className="gs:sr-only">
        {[...markets.map(({ name }) => name), eventName].join(", ")}
      </legend>
      <div
        className="gs-race-card"
        data-columns={hasPersons || undefined}
        data-prices={markets.length}
        data-silks={runners.some(({ silks }) => silks !== null) || undefined}
      >
        <Bar race={race} runners={runners} markets={markets} hasPersons={hasPersons} />
        <ul>
          {runners.map((runner) => (
            <RunnerRow
              key={runner.number}
              runner={runner}
              isFavourite={race?.favourites.includes(runner.number) ?? false}
              {...{ markets, eventName, renderOutcome, hasPersons }}
            />
          ))}
        </ul>
        <Foot runners={runners} markets={markets} />
      </div>
    </fieldset>
  );
}

/** The runners as their prices name them. */
function namesOf([market]: readonly MarketView[]): RunnerView[] {
  const outcomes = market?.outcomes ?? [];
  return outcomes.map(({ number = 0, name, detail, isWithdrawn = false }) => ({
    number,
    name,
    draw: null,
    age: null,
    sex: null,
    weight: null,
    jockey: detail ?? null,
    trainer: null,
    form: [],
    silks: null,
    opening: null,
    isWithdrawn,
  }));
}

interface BarProps extends Pick<RaceCardProps, "markets" | "race"> {
  readonly runners: readonly RunnerView[];
  readonly hasPersons: boolean;
}

/** The sort at the left, and what is in the columns; each row says that itself when it is read out. */
function Bar({ race, runners, markets, hasPersons }: BarProps) {
  const t = useWording();
  const isOver = markets.some(({ outcomes }) => outcomes.some(({ result }) => result));
  const terms = markets.find(({ eachWay }) => eachWay)?.eachWay;
  return (
    <div className="gs-race-bar">
      {race && !isOver ? (
        <SegmentedControl
          className="gs-race-sort"
          label={t("race-card.sort")}
          options={runnerSorts.map((value) => ({ value, label: t(`race-card.sort.${value}`) }))}
          value={race.sort}
          onChange={race.onSortChange}
        />
      ) : (
        <span className="gs-race-sort">
          {terms &&
            !race &&
            t("event-header.each-way", { fraction: terms.fraction, count: terms.places })}
        </span>
      )}
      {hasPersons && (
        <>
          <span aria-hidden className="gs-runner-column">
            {t("race-card.jockey")}
          </span>
          <span aria-hidden className="gs-runner-column">
            {t("race-card.trainer")}
          </span>
          <span aria-hidden className="gs-runner-column">
            {t("race-card.form.column")}
          </span>
          <span aria-hidden className="gs-runner-column gs:text-end">
            {runners.some(({ opening }) => opening !== null) ? t("race-card.noon") : null}
          </span>
        </>
      )}
      {markets.map(({ id, name }) => (
        <span key={id} aria-hidden className="gs:text-center">
          {name}
        </span>
      ))}
    </div>
  );
}

interface FootProps {
  readonly runners: readonly RunnerView[];
  readonly markets: readonly MarketView[];
}

/** What the small figure and the form mean, where there are any, and what each market pays for. */
function Foot({ runners, markets }: FootProps) {
  const t = useWording();
  return (
    <div className="gs-race-foot">
      <p className="gs-race-key">
        {runners.some(({ draw }) => draw !== null) && <span>{t("race-card.key.draw")}</span>}
        {runners.some(({ form }) => form.length > 0) && (
          <Sentence>{t("race-card.key.form")}</Sentence>
        )}
      </p>
      {markets.map(({ id, type, name }) => (
        <span key={id} className="gs:flex gs:items-center">
          <span>{name}</span>
          <MarketExplanation marketType={type} marketName={name} />
        </span>
      ))}
    </div>
  );
}
