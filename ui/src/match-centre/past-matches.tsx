import { dayOf, daysBetween } from "@grandstand/rules/days";
import type { SidePair } from "../event-view/index.ts";
import { MarkImage } from "../mark-image/index.ts";
import { useFormat, useWording } from "../provider/index.ts";
import {
  type CentreTeamView,
  isPerson,
  type PastMatchView,
  type ResultLetter,
} from "./match-centre-view.ts";
import { goalsOf, resultOf } from "./past-results.ts";
import { ResultDot } from "./result-dots.tsx";
import { useSideTones } from "./side-tones.ts";
import { ComparedRows, type ComparedView } from "./stat-rows.tsx";
import { useCentreFormat } from "./use-centre-format.ts";

const shown = 5;

export interface FormProps {
  readonly sides: SidePair<CentreTeamView>;
  /** Of each side, latest first. */
  readonly form: SidePair<readonly PastMatchView[]>;
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly hasGoals: boolean;
}

/** The latest results of both sides, oldest at the left, and what they amount to. */
export function Form({ sides, form, startsAt, hasGoals }: FormProps) {
  const t = useWording();
  const [rest, ...goals] = useFormFigures(sides, form, startsAt);
  return (
    <>
      <ul className="gs:px-3 gs:tablet:px-4">
        {sides.map((team, index) => (
          <li
            key={team.name}
            className="gs:flex gs:items-center gs:gap-3 gs:border-b gs:border-line gs:py-3 gs:last:border-b-0"
          >
            {team.mark !== undefined && <MarkImage name={team.mark} size={24} />}
            <span
              translate="no"
              className={isPerson(team) ? "gs:type-caption gs:w-20" : "gs:sr-only"}
            >
              {team.name}
            </span>
            <ol className="gs:grid gs:flex-1 gs:grid-cols-5 gs:justify-items-center gs:gap-1">
              {(form[index] ?? [])
                .slice(0, shown)
                .toReversed()
                .map((match) => (
                  <PastResult key={match.playedAt} team={team.name} match={match} />
                ))}
            </ol>
          </li>
        ))}
      </ul>
      <p className="gs:type-small gs:px-3 gs:pb-3 gs:text-ink-faint gs:tablet:px-4">
        {t("match-centre.form.key")}
      </p>
      <div className="gs:border-t gs:border-line">
        <ComparedRows sides={sides} rows={hasGoals ? [rest, ...goals] : [rest]} />
      </div>
    </>
  );
}

function PastResult({ team, match }: { readonly team: string; readonly match: PastMatchView }) {
  const format = useFormat();
  const goals = goalsOf(match, team);
  const rival = match.teams[match.teams[0].name === team ? 1 : 0];
  return (
    <li className="gs-past-match">
      <ResultDot result={resultOf(goals)} />
      <span className="gs-past-score">
        {rival.mark !== undefined && <MarkImage name={rival.mark} size={16} />}
        <span translate="no" className="gs:sr-only">
          {rival.name}
        </span>
        <span translate="no">{`${format.number(goals[0])}–${format.number(goals[1])}`}</span>
      </span>
    </li>
  );
}

/** Days of rest, and goals a match, of each side. */
function useFormFigures(
  sides: SidePair<CentreTeamView>,
  form: SidePair<readonly PastMatchView[]>,
  startsAt: number,
): readonly [rest: ComparedView, scored: ComparedView, conceded: ComparedView] {
  const t = useWording();
  const format = useFormat();
  const dayAt = (instant: number) => dayOf(instant, format.timeZone);
  const rest = ([latest]: readonly PastMatchView[]) =>
    latest ? Math.max(0, daysBetween(dayAt(latest.playedAt), dayAt(startsAt)) - 1) : 0;
  const mean = (side: 0 | 1, goal: 0 | 1) => {
    const matches = form[side];
    const sum = matches.reduce((all, match) => all + goalsOf(match, sides[side].name)[goal], 0);
    return matches.length === 0 ? 0 : Math.round((10 * sum) / matches.length) / 10;
  };
  const row = (key: string, name: string, values: SidePair<number>): ComparedView => ({
    key,
    name,
    values,
    texts: [format.number(values[0]), format.number(values[1])],
    isPlain: true,
  });
  return [
    row("rest", t("match-centre.form.rest"), [rest(form[0]), rest(form[1])]),
    row("for", t("match-centre.form.goals-for"), [mean(0, 0), mean(1, 0)]),
    row("against", t("match-centre.form.goals-against"), [mean(0, 1), mean(1, 1)]),
  ];
}

export interface MeetingsProps {
  readonly sides: SidePair<CentreTeamView>;
  /** Latest first. */
  readonly matches: readonly PastMatchView[];
}

/** The latest meetings of both sides, and who won how many of them. */
export function Meetings({ sides, matches }: MeetingsProps) {
  const t = useWording();
  const [home, away] = useSideTones(sides);
  const count = (result: ResultLetter) =>
    matches.filter((match) => resultOf(goalsOf(match, sides[0].name)) === result).length;
  const sums = { won: count("won"), drawn: count("drawn"), lost: count("lost") };
  if (matches.length === 0) {
    return (
      <p className="gs:type-body gs:px-3 gs:py-6 gs:text-ink-muted gs:tablet:px-4">
        {t("match-centre.meetings.empty")}
      </p>
    );
  }
  const width = (wins: number) => `${(100 * wins) / matches.length}%`;
  return (
    <div className="gs:px-3 gs:py-2 gs:tablet:px-4">
      <dl className="gs:type-small gs:flex gs:justify-between gs:gap-3">
        <Sum name={sides[0].name} count={sums.won} isName />
        <Sum name={t("match-centre.meetings.draws")} count={sums.drawn} />
        <Sum name={sides[1].name} count={sums.lost} isName />
      </dl>
      <svg aria-hidden width="100%" height={4} className="gs:mt-1 gs:block">
        <rect width={width(sums.won)} height={4} fill={home} />
        <rect
          x={width(sums.won)}
          width={width(sums.drawn)}
          height={4}
          className="gs:fill-ink-faint"
        />
        <rect x={width(sums.won + sums.drawn)} width={width(sums.lost)} height={4} fill={away} />
      </svg>
      <ul className="gs:mt-1">
        {matches.map((match) => (
          <Meeting key={match.playedAt} sides={sides} match={match} />
        ))}
      </ul>
    </div>
  );
}

interface SumProps {
  readonly name: string;
  readonly count: number;
  /** Of a team: no translator may change it. */
  readonly isName?: boolean;
}

function Sum({ name, count, isName = false }: SumProps) {
  const format = useFormat();
  return (
    <div className="gs:flex gs:min-w-0 gs:flex-row-reverse gs:gap-1.5">
      <dt
        translate={isName ? "no" : undefined}
        className="gs:min-w-0 gs:wrap-break-word gs:text-ink-muted"
      >
        {name}
      </dt>
      <dd className="gs:font-bold">{format.number(count)}</dd>
    </div>
  );
}

interface MeetingProps extends Pick<MeetingsProps, "sides"> {
  readonly match: PastMatchView;
}

function Meeting({ sides, match: { playedAt, teams, score } }: MeetingProps) {
  const format = useFormat();
  // Their sides are those of this match, which has their flags and the operator's own images.
  const own = (team: CentreTeamView) => sides.find(({ name }) => name === team.name) ?? team;
  const { pastDay } = useCentreFormat();
  return (
    <li className="gs:type-small gs:grid gs:min-h-9 gs:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gs:items-center gs:gap-x-2 gs:border-t gs:border-line gs:py-1 gs:first:border-t-0 gs:tablet:grid-cols-[7rem_minmax(0,1fr)_auto_minmax(0,1fr)]">
      <span className="gs:col-span-3 gs:text-ink-faint gs:tablet:col-span-1">
        {pastDay(playedAt)}
      </span>
      <Team team={own(teams[0])} isWinner={score[0] > score[1]} isEnd />
      <span translate="no" className="gs:tabular gs:font-bold">
        {`${format.number(score[0])}–${format.number(score[1])}`}
      </span>
      <Team team={own(teams[1])} isWinner={score[1] > score[0]} />
    </li>
  );
}

interface TeamProps {
  readonly team: CentreTeamView;
  readonly isWinner: boolean;
  readonly isEnd?: boolean;
}

function Team({ team, isWinner, isEnd = false }: TeamProps) {
  return (
    <span
      className={
        isEnd
          ? "gs:flex gs:min-w-0 gs:items-center gs:justify-end gs:gap-2 gs:text-end"
          : "gs:flex gs:min-w-0 gs:flex-row-reverse gs:items-center gs:justify-end gs:gap-2"
      }
    >
      <span
        translate="no"
        className={
          isWinner
            ? "gs:min-w-0 gs:wrap-break-word gs:font-bold"
            : "gs:min-w-0 gs:wrap-break-word gs:text-ink-muted"
        }
      >
        {team.name}
      </span>
      {team.mark !== undefined && <MarkImage name={team.mark} size={20} src={team.image} />}
    </span>
  );
}
