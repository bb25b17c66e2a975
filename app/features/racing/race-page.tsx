import type { Runner } from "@grandstand/contract/racing";
import type { CastMarketView } from "@grandstand/ui/cast-composer";
import type { EventView } from "@grandstand/ui/event-view";
import { lazyPart } from "@grandstand/ui/load-code";
import { useFormat, useWording } from "@grandstand/ui/provider";
import { useMemo } from "react";
import { MatchPage } from "../match/index.ts";
import { toCastRunnerViews, withRunners } from "./view.ts";

const ConnectCastComposer = lazyPart(
  async () => (await import("./connect-cast-composer.tsx")).ConnectCastComposer,
);

export interface RaceData {
  readonly event: EventView;
  /** Epoch milliseconds. */
  readonly serverTime: number;
  readonly competitionHref: string;
  readonly runners: readonly Runner[];
  readonly castMarkets: readonly CastMarketView[];
}

/** A race card (B2, B5): its runners with form and prices, its each-way terms, forecast and tricast. */
export function RacePage({ data }: { data: RaceData }) {
  const write = useRunnerLine();
  const { event, runners, castMarkets, competitionHref } = data;
  const shown = useMemo(
    () => ({ ...data, event: withRunners(event, runners, write) }),
    [data, event, runners, write],
  );
  const isOpen = event.status === "not-started" && castMarkets.length > 0;
  return (
    <MatchPage data={shown} competitionHref={competitionHref}>
      {isOpen && (
        <ConnectCastComposer
          event={event}
          markets={castMarkets}
          runners={toCastRunnerViews(runners)}
        />
      )}
    </MatchPage>
  );
}

/** A runner's second line: stall, age, weight, and how it finished lately. */
function useRunnerLine(): (runner: Runner) => string {
  const t = useWording();
  const format = useFormat();
  return useMemo(
    () => (runner) =>
      [
        runner.draw !== null && t("race-page.draw", { draw: runner.draw }),
        runner.age !== null && t("race-page.age", { count: runner.age }),
        runner.weight_kilograms !== null &&
          t("race-page.weight", { weight: format.number(runner.weight_kilograms) }),
        runner.form.length > 0 && t("race-page.form", { form: runner.form.join("") }),
      ]
        .filter(Boolean)
        .join(" · "),
    [t, format],
  );
}
