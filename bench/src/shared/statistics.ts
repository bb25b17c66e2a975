/** The value that as many lie below as above; NaN where there are none. */
export function median(values: readonly number[]): number {
  return percentile(values, 50);
}

/** The value below which so many per cent of the others lie, between its two neighbours by weight. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const position = ((sorted.length - 1) * percent) / 100;
  const below = sorted[Math.floor(position)] ?? Number.NaN;
  const above = sorted[Math.ceil(position)] ?? Number.NaN;
  return below + (above - below) * (position - Math.floor(position));
}

/** The smallest and the largest; both NaN where there are none. */
export function range(values: readonly number[]): readonly [number, number] {
  if (values.length === 0) return [Number.NaN, Number.NaN];
  return [Math.min(...values), Math.max(...values)];
}

/** A number of so many decimals, for a figure that is read or kept. */
export function rounded(value: number, decimals = 0): number {
  return Number(value.toFixed(decimals));
}
