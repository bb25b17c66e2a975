import type { SidePair } from "../event-view/index.ts";
import type { CentreTeamView, PastMatchView } from "./match-centre-view.ts";
import { goalsOf, resultOf } from "./past-results.ts";
import { ResultDots } from "./result-dots.tsx";

/** As many results as there is room for under a name. */
const most = 5;

export interface HeadFormProps {
  readonly sides: SidePair<CentreTeamView>;
  /** Of each side, latest first. */
  readonly form: SidePair<readonly PastMatchView[]>;
}

/** Under the names of a match that has not begun: how each side has played lately, the oldest at the left. */
export function HeadForm({ sides, form }: HeadFormProps) {
  return (
    <div className="gs-head-form">
      {sides.map((team, index) => (
        <div key={team.name}>
          <span translate="no" className="gs:sr-only">
            {team.name}
          </span>
          <ResultDots
            results={(form[index] ?? [])
              .slice(0, most)
              .map((match) => resultOf(goalsOf(match, team.name)))
              .toReversed()}
          />
        </div>
      ))}
    </div>
  );
}
