import { intlLocale, withMinus } from "@grandstand/rules/locale";
import { useMemo } from "react";
import { EmptyState, scoreboardDrawing } from "../empty-state/index.ts";
import { MarkImage } from "../mark-image/index.ts";
import { ResultDots, type TableRowView } from "../match-centre/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import { tableCell, tableHead } from "./league-table.variants.ts";

/** A row of a league's table. What its points are from is known whole, or not at all. */
export interface LeagueRowView extends TableRowView {
  readonly record?: {
    readonly won: number;
    readonly drawn: number;
    readonly lost: number;
    readonly goalsFor: number;
    readonly goalsAgainst: number;
  };
}

export interface LeagueTableProps {
  /** The league's name. */
  readonly name: string;
  /** The whole table, best first; null where it could not be had. */
  readonly rows: readonly LeagueRowView[] | null;
  /** The ranks after which a line is drawn: another part of the season is played for below it. */
  readonly cuts?: readonly number[];
}

/** The table of a league (B2, sport page). A phone has the matches, the difference, the points and three results. */
export function LeagueTable({ name, rows, cuts = [] }: LeagueTableProps) {
  const t = useWording();
  if (rows === null || rows.length === 0) {
    const state = rows === null ? "failed" : "empty";
    return (
      <EmptyState
        drawing={scoreboardDrawing}
        title={t(`league-table.${state}`)}
        text={t(`league-table.${state}.next`)}
      />
    );
  }
  const isWhole = rows.every(({ record }) => record !== undefined);
  return (
    <div className="gs-league-table">
      <table>
        <caption className="gs:sr-only">{t("league-table.name", { name })}</caption>
        <Heads isWhole={isWhole} />
        <tbody>
          {rows.map((row) => (
            <Row key={row.rank} row={row} isWhole={isWhole} isCut={cuts.includes(row.rank)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Columns that a phone has no room for, by what they are called. */
const results = ["won", "drawn", "lost"] as const;

function CentreHead({ of }: { readonly of: "rank" | "played" | "difference" | "points" }) {
  const t = useWording();
  return (
    <ShortHead name={t(`match-centre.table.${of}`)} text={t(`match-centre.table.${of}.short`)} />
  );
}

function Heads({ isWhole }: { readonly isWhole: boolean }) {
  const t = useWording();
  return (
    <thead>
      <tr>
        <CentreHead of="rank" />
        <th scope="col" className={tableHead({ align: "start" })}>
          {t("match-centre.table.team")}
        </th>
        <CentreHead of="played" />
        {isWhole && (
          <>
            {results.map((key) => (
              <ShortHead
                key={key}
                isWide
                name={t(`league-table.${key}`)}
                text={t(`league-table.${key}.short`)}
              />
            ))}
            <th scope="col" className={tableHead({ isWide: true })}>
              {t("league-table.goals")}
            </th>
          </>
        )}
        <CentreHead of="difference" />
        <CentreHead of="points" />
        <th scope="col" className={tableHead()}>
          {t("match-centre.table.form")}
        </th>
      </tr>
    </thead>
  );
}

interface ShortHeadProps {
  readonly name: string;
  readonly text: string;
  readonly isWide?: boolean;
}

function ShortHead({ name, text, isWide = false }: ShortHeadProps) {
  return (
    <th scope="col" className={tableHead({ isWide })}>
      <abbr title={name} className="gs:no-underline">
        {text}
      </abbr>
    </th>
  );
}

interface RowProps {
  readonly row: LeagueRowView;
  readonly isWhole: boolean;
  /** A line is drawn after it. */
  readonly isCut: boolean;
}

function Row({ row, isWhole, isCut }: RowProps) {
  const format = useFormat();
  const signed = useSigned();
  const { rank, team, played, record, goalDifference, points, form } = row;
  return (
    <tr data-cut={isCut || undefined}>
      <td className={tableCell()}>{format.number(rank)}</td>
      <th scope="row" className={tableCell({ align: "start" })}>
        <span className="gs-league-team">
          {team.mark !== undefined && <MarkImage name={team.mark} size={20} src={team.image} />}
          <span translate="no">{team.name}</span>
        </span>
      </th>
      <td className={tableCell()}>{format.number(played)}</td>
      {isWhole && record && (
        <>
          {results.map((key) => (
            <td key={key} className={tableCell({ isWide: true })}>
              {format.number(record[key])}
            </td>
          ))}
          <td translate="no" className={tableCell({ isWide: true })}>
            {`${format.number(record.goalsFor)}–${format.number(record.goalsAgainst)}`}
          </td>
        </>
      )}
      <td className={tableCell()}>{signed(goalDifference)}</td>
      <td className={tableCell({ isPoints: true })}>{format.number(points)}</td>
      <td className={tableCell({ isForm: true })}>
        <ResultDots results={form} />
      </td>
    </tr>
  );
}

/** Writes a number with its sign: +6, −6. */
function useSigned(): (value: number) => string {
  const { locale } = useFormat();
  return useMemo(() => {
    const format = new Intl.NumberFormat(intlLocale(locale), { signDisplay: "exceptZero" });
    return (value) => withMinus(format.format(value));
  }, [locale]);
}
