/** In the units of a drawing. */
export type Point = readonly [x: number, y: number];

/** A tenth of a unit is less than a pixel at every size; more digits would only weigh. */
const short = (value: number) => Math.round(value * 10) / 10;

/** A rectangle as a part of a path. */
export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** A shape with straight sides as a part of a path. */
export function polygon(...points: readonly Point[]): string {
  return `M${points.map((point) => point.map(short).join(" ")).join(" ")}z`;
}

/** A disc as a part of a path. */
export function disc(x: number, y: number, radius: number): string {
  const [r, across] = [short(radius), short(2 * radius)];
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 1 ${across} 0 ${r} ${r} 0 1 1 ${-across} 0z`;
}
