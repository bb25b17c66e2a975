/** Probability that each player wins a point on his own serve. */
export interface ServeStrengths {
  home: number;
  away: number;
}

export type Side = "home" | "away";

/** The state of a match. Points count from 0; in a tie-break they are its points. */
export interface TennisState {
  setsToWin: 2 | 3;
  sets: { home: number; away: number };
  games: { home: number; away: number };
  points: { home: number; away: number };
  /** Who serves this game, or served the first point of this tie-break. */
  server: Side;
  /** Games of the sets that are over. */
  gamesBefore: number;
}

/** One possible ending of a match. */
export interface TennisEnding {
  home: number;
  away: number;
  /** Games of the whole match. */
  games: number;
  /** Who wins the set that is being played; null once the match is over. */
  runningSet: Side | null;
  probability: number;
}

/** The possible endings of a match, and the winner of the running set. */
export interface TennisDistribution {
  endings: TennisEnding[];
  /** Null once the match is over. */
  homeWinsSet: number | null;
}

export function otherSide(side: Side): Side {
  return side === "home" ? "away" : "home";
}

/** Six games all are followed by a tie-break. */
export function isTieBreak(games: { home: number; away: number }): boolean {
  return games.home === 6 && games.away === 6;
}

export function isSetWon(own: number, other: number): boolean {
  return (own >= 6 && own - other >= 2) || own === 7;
}

export function isMatchOver({ sets, setsToWin }: TennisState): boolean {
  return Math.max(sets.home, sets.away) >= setsToWin;
}

/** Probability that the server wins a game from these points, winning each point with `serve`. */
export function gameWinProbability(serve: number, server = 0, receiver = 0): number {
  if (server >= 4 && server - receiver >= 2) return 1;
  if (receiver >= 4 && receiver - server >= 2) return 0;
  if (server >= 3 && receiver >= 3) {
    const fromDeuce = serve ** 2 / (serve ** 2 + (1 - serve) ** 2);
    if (server === receiver) return fromDeuce;
    return server > receiver ? serve + (1 - serve) * fromDeuce : serve * fromDeuce;
  }
  return (
    serve * gameWinProbability(serve, server + 1, receiver) +
    (1 - serve) * gameWinProbability(serve, server, receiver + 1)
  );
}

/** The server of a tie-break's point after `played` points: one point, then two each. */
export function tieBreakServer(first: Side, played: number): Side {
  return Math.floor((played + 1) / 2) % 2 === 0 ? first : otherSide(first);
}

/** Probability that the home player wins a tie-break from these points. */
export function tieBreakProbability(
  strengths: ServeStrengths,
  first: Side,
  points = { home: 0, away: 0 },
): number {
  const memory = new Map<number, number>();
  const homePoint = (played: number) =>
    tieBreakServer(first, played) === "home" ? strengths.home : 1 - strengths.away;
  // From level points each serves one of the next two points: one side wins both, or it is level
  // again.
  const bothHome = strengths.home * (1 - strengths.away);
  const bothAway = (1 - strengths.home) * strengths.away;
  const fromLevel = bothHome / (bothHome + bothAway);
  const from = (home: number, away: number): number => {
    if (home >= 7 && home - away >= 2) return 1;
    if (away >= 7 && away - home >= 2) return 0;
    if (home >= 6 && home === away) return fromLevel;
    const key = home * 100 + away;
    const known = memory.get(key);
    if (known !== undefined) return known;
    const win = homePoint(home + away);
    const value = win * from(home + 1, away) + (1 - win) * from(home, away + 1);
    memory.set(key, value);
    return value;
  };
  return from(points.home, points.away);
}

interface SetEnding {
  home: number;
  away: number;
  probability: number;
}

function homeWinsRunningGame(strengths: ServeStrengths, state: TennisState): number {
  const { points, server } = state;
  if (isTieBreak(state.games)) return tieBreakProbability(strengths, server, points);
  return server === "home"
    ? gameWinProbability(strengths.home, points.home, points.away)
    : 1 - gameWinProbability(strengths.away, points.away, points.home);
}

/** The scores at which the running set may end, computed game after game. */
export function setEndings(strengths: ServeStrengths, state: TennisState): SetEnding[] {
  const endings: SetEnding[] = [];
  const start = state.games;
  const holds = {
    home: gameWinProbability(strengths.home),
    away: 1 - gameWinProbability(strengths.away),
  };
  const reached = new Map([[start.home * 8 + start.away, 1]]);
  const add = (home: number, away: number, probability: number) => {
    const cell = home * 8 + away;
    reached.set(cell, (reached.get(cell) ?? 0) + probability);
  };
  const homeWinsGame = (home: number, away: number) => {
    const played = home + away - start.home - start.away;
    if (played === 0) return homeWinsRunningGame(strengths, state);
    const server = played % 2 === 0 ? state.server : otherSide(state.server);
    return isTieBreak({ home, away }) ? tieBreakProbability(strengths, server) : holds[server];
  };
  for (let games = start.home + start.away; games <= 13; games += 1) {
    for (let home = Math.max(0, games - 7); home <= Math.min(7, games); home += 1) {
      const away = games - home;
      const probability = reached.get(home * 8 + away) ?? 0;
      if (probability === 0) continue;
      if (isSetWon(home, away) || isSetWon(away, home)) {
        endings.push({ home, away, probability });
        continue;
      }
      const win = homeWinsGame(home, away);
      add(home + 1, away, probability * win);
      add(home, away + 1, probability * (1 - win));
    }
  }
  return endings;
}

/** The possible endings of the match, from its points on. Points are independent. */
export function tennisDistribution(
  strengths: ServeStrengths,
  state: TennisState,
): TennisDistribution {
  if (isMatchOver(state)) {
    const ending = { ...state.sets, games: state.gamesBefore, runningSet: null, probability: 1 };
    return { endings: [ending], homeWinsSet: null };
  }
  const endings = new Map<string, TennisEnding>();
  const fresh = new Map<Side, SetEnding[]>();
  const freshSet = (server: Side) => {
    const none = { home: 0, away: 0 };
    const known = fresh.get(server);
    if (known) return known;
    const made = setEndings(strengths, { ...state, games: none, points: none, server });
    fresh.set(server, made);
    return made;
  };
  const visit = (
    sets: { home: number; away: number },
    games: number,
    server: Side,
    reached: number,
    list: readonly SetEnding[],
    runningSet: Side | null,
  ) => {
    for (const set of list) {
      const probability = reached * set.probability;
      const isHome = set.home > set.away;
      const first = runningSet ?? (isHome ? "home" : "away");
      const home = sets.home + (isHome ? 1 : 0);
      const away = sets.away + (isHome ? 0 : 1);
      const total = games + set.home + set.away;
      if (Math.max(home, away) === state.setsToWin) {
        const key = `${home}-${away}-${total}-${first}`;
        const known = endings.get(key)?.probability ?? 0;
        const sum = known + probability;
        endings.set(key, { home, away, games: total, runningSet: first, probability: sum });
      } else {
        // The serve alternates by games: after an odd number the other player begins.
        const next = (set.home + set.away) % 2 === 0 ? server : otherSide(server);
        visit({ home, away }, total, next, probability, freshSet(next), first);
      }
    }
  };
  const played = state.games.home + state.games.away;
  const firstServer = played % 2 === 0 ? state.server : otherSide(state.server);
  const running = setEndings(strengths, state);
  visit(state.sets, state.gamesBefore, firstServer, 1, running, null);
  const homeWinsSet = running.reduce(
    (sum, { home, away, probability }) => sum + (home > away ? probability : 0),
    0,
  );
  return { endings: [...endings.values()], homeWinsSet };
}
