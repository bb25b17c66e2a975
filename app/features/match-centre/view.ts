import type {
  centreParts,
  Incident,
  LineUp,
  PastMatch,
  PlaySnapshot,
  TableRow,
} from "@grandstand/contract/match-centre";
import type { SportPlayKind } from "@grandstand/contract/sport-play";
import type { EventView } from "@grandstand/ui/event-view";
import { crestCode, deriveCrest, deriveTile, tileCode } from "@grandstand/ui/mark";
import type {
  CentreTab,
  CentreTeamView,
  LineUpView,
  PastMatchView,
  PlayView,
  ResultLetter,
  SportPlayView,
  TableRowView,
} from "@grandstand/ui/match-centre";
import { toSportPlay } from "./sport-view.ts";

type Score = NonNullable<Incident["score"]>;
export type CentrePart = (typeof centreParts)[number];

/** The same view of the same part of an answer, so that nothing is drawn again for it. */
function readOnce<Part extends object, View>(read: (part: Part) => View): (part: Part) => View {
  const known = new WeakMap<Part, View>();
  return (part) => {
    const view = known.get(part) ?? read(part);
    known.set(part, view);
    return view;
  };
}

const scorePair = ({ home, away }: Score): readonly [number, number] => [home, away];

type Dashed<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}-${Dashed<Tail>}`
  : Name;

/** A name of the wire as the components have it: `red_card` is `red-card`. */
function dashed<Name extends string>(name: Name): Dashed<Name> {
  return name.replaceAll("_", "-") as Dashed<Name>;
}

function toIncident(incident: Incident): PlayView["incidents"][number] {
  const { number, kind, side, minute, added_minute, player, other_player, set_piece } = incident;
  return {
    number,
    kind: dashed(kind),
    side,
    minute,
    added: added_minute ?? 0,
    player: player ?? null,
    other: other_player ?? null,
    setPiece: set_piece === undefined ? null : dashed(set_piece),
    score: incident.score ? scorePair(incident.score) : null,
  };
}

const toIncidents = readOnce((incidents: PlaySnapshot["incidents"]) => incidents.map(toIncident));
const toStats = readOnce((stats: NonNullable<PlaySnapshot["stats"]>) =>
  stats.map(({ key, home, away, of }): PlayView["stats"][number] => ({
    key: dashed(key),
    values: [home, away],
    ...(of && { of: scorePair(of) }),
  })),
);
const toHalfTimeScore = readOnce(scorePair);
const toSport = readOnce(toSportPlay);
const noStats: PlayView["stats"] = [];

/** What has happened in a match, as components show it; of a part that has not changed it is the same object. */
export function toPlayView(play: PlaySnapshot): PlayView {
  return {
    momentum: play.momentum ?? null,
    incidents: toIncidents(play.incidents),
    stats: play.stats ? toStats(play.stats) : noStats,
    halfTimeScore: play.half_time_score ? toHalfTimeScore(play.half_time_score) : null,
    ...(play.sport && { sport: toSport(play.sport) }),
  };
}

/** Of a match that has not begun. */
export const notBegun: PlayView = {
  momentum: null,
  incidents: [],
  stats: [],
  halfTimeScore: null,
};

/** Both sides of a match with their marks. */
export function sidesOf({
  home,
  away,
  marks,
  images,
}: EventView): readonly [CentreTeamView, CentreTeamView] {
  const teamOf = (name: string | null, index: 0 | 1): CentreTeamView => {
    const [mark, image] = [marks?.[index], images?.[index] ?? undefined];
    return { name: name ?? "", ...(mark !== undefined && { mark }), ...(image && { image }) };
  };
  return [teamOf(home, 0), teamOf(away, 1)];
}

/** A player has no mark, and an e-sports team a tile. */
function pastSide({ name, crest }: PastMatch["home"], kind?: SportPlayKind): CentreTeamView {
  if (kind === "tennis") return { name };
  if (kind === "esports") return { name, mark: tileCode(deriveTile(name)) };
  return { name, mark: crestCode(crest ?? deriveCrest(name)) };
}

/** Matches that are over. */
export function toPastMatches(
  matches: readonly PastMatch[],
  kind?: SportPlayKind,
): PastMatchView[] {
  return matches.map(({ played_at, home, away, score }) => ({
    playedAt: Date.parse(played_at),
    teams: [pastSide(home, kind), pastSide(away, kind)],
    score: scorePair(score),
  }));
}

/** The latest matches of both sides. */
export function toForm(
  form: {
    readonly home: readonly PastMatch[];
    readonly away: readonly PastMatch[];
  },
  kind?: SportPlayKind,
): readonly [PastMatchView[], PastMatchView[]] {
  return [toPastMatches(form.home, kind), toPastMatches(form.away, kind)];
}

const letters: Readonly<Record<TableRow["form"][number], ResultLetter>> = {
  w: "won",
  d: "drawn",
  l: "lost",
};

/** A competition's table. */
export function toTableRows(rows: readonly TableRow[]): TableRowView[] {
  return rows.map(({ rank, team, played, goal_difference, points, form }) => ({
    rank,
    team: pastSide(team),
    played,
    goalDifference: goal_difference,
    points,
    form: form.map((letter) => letters[letter]),
  }));
}

/** A side's line-up, which the components have as the wire has it. */
export function toLineUp({ formation, rows, bench }: LineUp): LineUpView {
  return { formation, rows, bench };
}

/** The tabs of a match: what happens in it once it has begun, before that what is known of its sides. */
export function tabsOf(play: PlayView | null, available: readonly CentrePart[]): CentreTab[] {
  const has = (part: CentrePart, tab: CentreTab) => (available.includes(part) ? [tab] : []);
  if (play === null) {
    return [
      ...has("form", "form"),
      ...has("meetings", "meetings"),
      ...has("table", "table"),
      ...has("line_ups", "line-ups"),
    ];
  }
  const { sport } = play;
  if (sport !== undefined) return sportTabs(sport, play, has("meetings", "meetings"));
  return [
    ...(play.momentum ? (["momentum"] as const) : []),
    ...(play.stats.length > 0 ? (["stats"] as const) : []),
    "timeline",
    ...has("line_ups", "line-ups"),
    ...has("table", "table"),
    ...(play.momentum ? [] : has("meetings", "meetings")),
  ];
}

/**
 * Of a match that is counted in sets or maps. Past meetings alone are no centre: what comes with the page is drawn in
 * its first tab.
 */
function sportTabs(
  sport: SportPlayView,
  { stats }: PlayView,
  meetings: readonly CentreTab[],
): CentreTab[] {
  const hasCells =
    sport.kind === "tennis"
      ? sport.sets.length > 0
      : sport.maps.some(({ rounds }) => rounds.length > 0);
  const cells: CentreTab = sport.kind === "tennis" ? "set" : "rounds";
  const tabs: CentreTab[] = [
    ...(hasCells ? [cells] : []),
    ...(stats.length > 0 ? (["stats"] as const) : []),
  ];
  return tabs.length > 0 ? [...tabs, ...meetings] : [];
}
