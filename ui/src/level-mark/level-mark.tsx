import { levelColours } from "@grandstand/tokens/level-colours";
import { type Point, polygon } from "../mark/paths.ts";

export interface LevelMarkProps {
  /** As the server names it: Blue, Platinum, Diamond, Black. Another one is drawn as the first. */
  readonly level: string;
  /** In px, 16 to 40. */
  readonly size: number;
}

/** The six corners of a cut stone, clockwise from the top. */
function cornersAt(radius: number): readonly [Point, Point, Point, Point, Point, Point] {
  const across = radius * 0.825;
  const half = radius / 2;
  return [
    [24, 24 - radius],
    [24 + across, 24 - half],
    [24 + across, 24 + half],
    [24, 24 + radius],
    [24 - across, 24 + half],
    [24 - across, 24 - half],
  ];
}

/** A stone of the loyalty programme, lit from the upper left. The level's name is beside it in text. */
export function LevelMark({ level, size }: LevelMarkProps) {
  const tones = tonesOf(level);
  const outer = cornersAt(22);
  // Below 20 px the facets are wider, so that they are seen.
  const inner = cornersAt(size < 20 ? 12 : 13.5);
  const [top, upperRight, , bottom, lowerLeft, upperLeft] = inner;
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 48 48">
      {facets(outer, inner).map(({ tone, path }) => (
        <path key={path} fill={tones[tone]} d={path} />
      ))}
      <path fill={tones.face} d={polygon(...inner)} />
      <path
        fill={tones.light}
        fillOpacity="0.6"
        d={polygon(upperLeft, top, upperRight, lowerLeft)}
      />
      {level === "Diamond" && (
        <path fill={tones.light} fillOpacity="0.6" d={polygon(upperLeft, upperRight, bottom)} />
      )}
      <path className="gs-edge" fill="none" d={polygon(...outer)} />
    </svg>
  );
}

type Tones = (typeof levelColours)[keyof typeof levelColours];

function tonesOf(level: string): Tones {
  const tones: Readonly<Record<string, Tones>> = levelColours;
  return tones[level.toLowerCase()] ?? levelColours.blue;
}

/** Of the six facets, clockwise from the one at the upper right. */
const facetTones = ["face", "shade", "deep", "shade", "face", "light"] as const;

function facets(outer: readonly Point[], inner: readonly Point[]) {
  return facetTones.map((tone, index) => {
    const corners = [outer[index], outer[(index + 1) % 6], inner[(index + 1) % 6], inner[index]];
    return { tone, path: polygon(...corners.filter((corner) => corner !== undefined)) };
  });
}
