import type { SidePair } from "../event-view/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import { dataCell, dataHead, dataTable } from "./match-centre.variants.ts";
import type { CentreTeamView, IncidentView, MomentumView } from "./match-centre-view.ts";
import { type QuarterView, quartersOf } from "./momentum-geometry.ts";
import { useIncidentTexts } from "./use-play-texts.ts";

export interface MomentumTableProps {
  readonly sides: SidePair<CentreTeamView>;
  readonly momentum: MomentumView;
  readonly incidents: readonly IncidentView[];
}

/** The numbers of the momentum: the strongest pressure of each quarter of an hour, and what happened in it. */
export function MomentumTable({ sides: [home, away], momentum, incidents }: MomentumTableProps) {
  const t = useWording();
  const format = useFormat();
  return (
    <>
      <table className={dataTable}>
        <caption className="gs:sr-only">{t("match-centre.tab.momentum")}</caption>
        <thead>
          <tr>
            <th scope="col" className={dataHead({ align: "start" })}>
              {t("match-centre.momentum.minutes")}
            </th>
            <th scope="col" translate="no" className={dataHead()}>
              {home.name}
            </th>
            <th scope="col" translate="no" className={dataHead()}>
              {away.name}
            </th>
            <th scope="col" className={dataHead({ align: "start" })}>
              {t("match-centre.momentum.incidents")}
            </th>
          </tr>
        </thead>
        <tbody>
          {quartersOf(momentum).map((quarter) => (
            <tr key={quarter.from}>
              <th scope="row" className={dataCell({ align: "start" })}>
                {t("match-centre.momentum.range", {
                  from: format.number(quarter.from),
                  to: format.number(quarter.to),
                })}
              </th>
              <td className={dataCell()}>{format.number(quarter.strongest[0])}</td>
              <td className={dataCell()}>{format.number(quarter.strongest[1])}</td>
              <td className={dataCell({ align: "start" })}>
                <Happened quarter={quarter} incidents={incidents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="gs:type-small gs:px-3 gs:pb-3 gs:pt-2 gs:text-ink-faint gs:tablet:px-4">
        {t("match-centre.momentum.scale")}
      </p>
    </>
  );
}

function Happened({
  quarter: { from, to },
  incidents,
}: {
  readonly quarter: QuarterView;
  readonly incidents: readonly IncidentView[];
}) {
  const textsOf = useIncidentTexts();
  const isIn = ({ kind, minute }: IncidentView) =>
    kind !== "substitution" && minute >= from && minute <= to;
  const those = incidents.filter(isIn);
  if (those.length === 0) return <span>–</span>;
  return (
    <ul>
      {those.map((incident) => {
        const { kind, minute } = textsOf(incident);
        const player = incident.player ?? "";
        return (
          <li key={incident.number}>
            <Sentence names={[player]}>{`${kind} ${minute} ${player}`.trim()}</Sentence>
          </li>
        );
      })}
    </ul>
  );
}
