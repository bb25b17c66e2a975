/** The median; NaN of an empty list. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The percentile, interpolated between its two neighbours; NaN of an empty list. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** The smallest and the largest; both NaN of an empty list. */
export function range(values: readonly number[]): readonly [number, number] {
  if (values.length === 0) return [Number.NaN, Number.NaN];
  return [Math.min(...values), Math.max(...values)];
}

/** A number with the given number of decimals, for a figure that is read or kept. */
export function rounded(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals));
}
