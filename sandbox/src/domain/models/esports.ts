/** How a map is won: first to a number of points, and what happens at one point less for both. */
export interface EsportRules {
  pointsToWin: number;
  /** `sixes`: up to six points more, four of which win, repeated. `by-two`: until one leads by two. */
  overtime: "none" | "by-two" | "sixes";
}

interface Pair {
  home: number;
  away: number;
}

/** The state of a match: maps won, and the points of the running map. */
export interface EsportState {
  mapsToWin: 2 | 3;
  maps: Pair;
  points: Pair;
}

/** One possible ending of a match, in maps. */
export interface EsportEnding extends Pair {
  probability: number;
}

/** The possible endings of a match, and the winner of the running map. */
export interface EsportDistribution {
  endings: EsportEnding[];
  /** Null once the match is over. */
  homeWinsMap: number | null;
}

const sixesToWin = 4;

/** The points at which the current overtime began. */
function overtimeBase({ pointsToWin }: EsportRules, { home, away }: Pair): number {
  const level = pointsToWin - 1;
  return level + 3 * Math.floor((Math.min(home, away) - level) / 3);
}

/** Whether a side with `own` points has won the map from one with `other`. */
export function isMapWon(rules: EsportRules, own: number, other: number): boolean {
  const { pointsToWin, overtime } = rules;
  if (own < pointsToWin) return false;
  if (overtime === "none" || other < pointsToWin - 1) return true;
  if (overtime === "by-two") return own - other >= 2;
  return own - overtimeBase(rules, { home: own, away: other }) >= sixesToWin;
}

/** The chance of the home side from level points in overtime, which is repeated until it decides. */
function fromLevel(point: number, { overtime }: EsportRules): number {
  if (overtime === "by-two") return point ** 2 / (point ** 2 + (1 - point) ** 2);
  // Four points won, and up to two lost before the last.
  const wins = (chance: number) => chance ** 4 * (1 + 4 * (1 - chance) + 10 * (1 - chance) ** 2);
  return wins(point) / (wins(point) + wins(1 - point));
}

/** Probability that the home side wins the map from these points, winning each point with `point`. */
export function mapWinProbability(rules: EsportRules, point: number, from: Pair): number {
  const memory = new Map<number, number>();
  const isFresh = ({ home, away }: Pair) =>
    rules.overtime !== "none" &&
    home === away &&
    home >= rules.pointsToWin - 1 &&
    (rules.overtime === "by-two" || overtimeBase(rules, { home, away }) === home);
  const visit = (home: number, away: number): number => {
    if (isMapWon(rules, home, away)) return 1;
    if (isMapWon(rules, away, home)) return 0;
    if (isFresh({ home, away })) return fromLevel(point, rules);
    const key = home * 1_000 + away;
    const known = memory.get(key);
    if (known !== undefined) return known;
    const value = point * visit(home + 1, away) + (1 - point) * visit(home, away + 1);
    memory.set(key, value);
    return value;
  };
  return visit(from.home, from.away);
}

/** The possible endings of a match from its points on. Points and maps are independent. */
export function esportDistribution(
  rules: EsportRules,
  point: number,
  state: EsportState,
): EsportDistribution {
  const { mapsToWin, maps } = state;
  if (Math.max(maps.home, maps.away) >= mapsToWin) {
    return { endings: [{ ...maps, probability: 1 }], homeWinsMap: null };
  }
  const running = mapWinProbability(rules, point, state.points);
  const fresh = mapWinProbability(rules, point, { home: 0, away: 0 });
  const endings: EsportEnding[] = [];
  const visit = ({ home, away }: Pair, reached: number, map: number) => {
    if (Math.max(home, away) === mapsToWin) {
      const known = endings.find((ending) => ending.home === home && ending.away === away);
      if (known) known.probability += reached;
      else endings.push({ home, away, probability: reached });
      return;
    }
    visit({ home: home + 1, away }, reached * map, fresh);
    visit({ home, away: away + 1 }, reached * (1 - map), fresh);
  };
  visit(maps, 1, running);
  return { endings, homeWinsMap: running };
}
