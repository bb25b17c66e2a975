import { useState } from "react";
import { Button } from "../button/index.ts";
import { MarkImage } from "../mark-image/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { dataCell, dataHead, dataTable } from "./match-centre.variants.ts";
import type { TableRowView } from "./match-centre-view.ts";
import { ResultDots } from "./result-dots.tsx";
import { useCentreFormat } from "./use-centre-format.ts";

export interface StandingsProps {
  /** The whole table, best first. */
  readonly rows: readonly TableRowView[];
  /** The teams of this match. */
  readonly own: readonly string[];
}

/** The rows of a table that is shown whole. */
const whole = 8;

/** Of a long table the rows between both teams of the match, and one beside each; the rest on request. */
function rowsAround(
  rows: readonly TableRowView[],
  own: readonly string[],
): readonly TableRowView[] {
  const places = rows.flatMap(({ team }, index) => (own.includes(team.name) ? [index] : []));
  if (rows.length <= whole || places.length === 0) return rows;
  const near = (index: number) => places.some((place) => Math.abs(place - index) <= 1);
  const between = rows.slice(Math.min(...places), Math.max(...places) + 1);
  const isShort = between.length <= whole - 2;
  return rows.filter((row, index) => near(index) || (isShort && between.includes(row)));
}

/** The competition's table around both teams of the match. */
export function Standings({ rows, own }: StandingsProps) {
  const t = useWording();
  const format = useFormat();
  const centreFormat = useCentreFormat();
  const [isWhole, setWhole] = useState(false);
  const around = rowsAround(rows, own);
  const shown = isWhole ? rows : around;
  return (
    <>
      <table className={dataTable}>
        <caption className="gs:sr-only">{t("match-centre.tab.table")}</caption>
        <thead>
          <tr>
            <Heading
              text={t("match-centre.table.rank.short")}
              name={t("match-centre.table.rank")}
            />
            <th scope="col" className={dataHead({ align: "start" })}>
              {t("match-centre.table.team")}
            </th>
            <Heading
              text={t("match-centre.table.played.short")}
              name={t("match-centre.table.played")}
            />
            <Heading
              text={t("match-centre.table.difference.short")}
              name={t("match-centre.table.difference")}
            />
            <Heading
              text={t("match-centre.table.points.short")}
              name={t("match-centre.table.points")}
            />
            <th scope="col" className={dataHead({ isSpare: true })}>
              {t("match-centre.table.form")}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ rank, team, played, goalDifference, points, form }, index) => {
            const isOwn = own.includes(team.name);
            const isAfterGap = index > 0 && shown[index - 1]?.rank !== rank - 1;
            const row = { isOwn, isAfterGap };
            return (
              <tr key={rank}>
                <td className={dataCell(row)}>{format.number(rank)}</td>
                <th scope="row" className={dataCell({ ...row, align: "start" })}>
                  <span className="gs:flex gs:items-center gs:gap-2 gs:text-ink">
                    {team.mark !== undefined && <MarkImage name={team.mark} size={20} />}
                    <span translate="no" className="gs:min-w-0 gs:wrap-break-word">
                      {team.name}
                    </span>
                  </span>
                </th>
                <td className={dataCell(row)}>{format.number(played)}</td>
                <td className={dataCell(row)}>{centreFormat.signed(goalDifference)}</td>
                <td className={dataCell(row)}>{format.number(points)}</td>
                <td className={dataCell({ ...row, isSpare: true })}>
                  <ResultDots results={form} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {around.length < rows.length && (
        <div className="gs:px-3 gs:py-2 gs:tablet:px-4">
          <Button variant="quiet" onPress={() => setWhole(!isWhole)}>
            {t(isWhole ? "match-centre.table.less.button" : "match-centre.table.more.button")}
          </Button>
        </div>
      )}
    </>
  );
}

function Heading({ text, name }: { readonly text: string; readonly name: string }) {
  return (
    <th scope="col" className={dataHead()}>
      <abbr title={name} className="gs:no-underline">
        {text}
      </abbr>
    </th>
  );
}
