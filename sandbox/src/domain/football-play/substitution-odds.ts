import type { Player, Position } from "./squads.ts";

const fieldPositions = ["defender", "midfielder", "forward"] as const;
type FieldPosition = (typeof fieldPositions)[number];
type Numbers = Readonly<Record<FieldPosition, number>>;

function countsOf(players: readonly Player[]): Numbers {
  const count = (wanted: Position) => players.filter(({ position }) => position === wanted).length;
  return {
    defender: count("defender"),
    midfielder: count("midfielder"),
    forward: count("forward"),
  };
}

const sumOf = ({ defender, midfielder, forward }: Numbers) => defender + midfielder + forward;
const less = (numbers: Numbers, position: FieldPosition): Numbers => ({
  ...numbers,
  [position]: numbers[position] - 1,
});

interface Squad {
  tired: Numbers;
  bench: Numbers;
  chance: number;
}

/** The squads after one more substitution: one of the bench comes on for one of his position, else for any. */
function afterOne(squad: Squad, left: Record<FieldPosition, number>): Squad[] {
  const { tired, bench, chance } = squad;
  return fieldPositions.flatMap((on) => {
    const coming = (chance * bench[on]) / Math.max(1, sumOf(bench));
    if (coming === 0) return [];
    const alike = tired[on] > 0 ? ([on] as const) : fieldPositions;
    const all = alike.reduce((sum, position) => sum + tired[position], 0);
    return alike.flatMap((off) => {
      const going = all > 0 ? (coming * tired[off]) / all : 0;
      if (going === 0) return [];
      left[off] += going;
      return [{ tired: less(tired, off), bench: less(bench, on), chance: going }];
    });
  });
}

function merged(squads: readonly Squad[]): Squad[] {
  const known = new Map<string, Squad>();
  for (const squad of squads) {
    const key = JSON.stringify([squad.tired, squad.bench]);
    const other = known.get(key);
    known.set(key, other ? { ...other, chance: other.chance + squad.chance } : squad);
  }
  return [...known.values()];
}

/**
 * For one player of a position among those who may be replaced, the chance that he leaves at the
 * first substitution to come, at the second, and so on: all of a position are as likely.
 */
export function leavingOf(
  tired: readonly Player[],
  bench: readonly Player[],
  substitutions: number,
): (position: Position) => readonly number[] {
  const numbers = countsOf(tired);
  const each: Record<FieldPosition, number[]> = { defender: [], midfielder: [], forward: [] };
  let squads: Squad[] = [{ tired: numbers, bench: countsOf(bench), chance: 1 }];
  for (let made = 0; made < substitutions; made += 1) {
    const left = { defender: 0, midfielder: 0, forward: 0 };
    squads = merged(squads.flatMap((squad) => afterOne(squad, left)));
    for (const position of fieldPositions) {
      each[position].push(left[position] / Math.max(1, numbers[position]));
    }
  }
  return (position) => (position === "goalkeeper" ? [] : each[position]);
}
