/** One price in the three ways in which it is written (B9). */
export interface DisplayOdds {
  decimal: string;
  fractional: string;
  american: string;
}

function greatestCommonDivisor(first: number, second: number): number {
  return second === 0 ? first : greatestCommonDivisor(second, first % second);
}

function signed(value: number): string {
  return value < 0 ? String(value) : `+${value}`;
}

/** Writes decimal odds; the fraction is the exact one in lowest terms, American odds are whole. */
export function displayOdds(odds: number): DisplayOdds {
  const hundredths = Math.round(odds * 100);
  const profit = hundredths - 100;
  const divisor = greatestCommonDivisor(profit, 100) || 1;
  const american = profit >= 100 ? profit : profit > 0 ? -Math.round(10_000 / profit) : 0;
  return {
    decimal: (hundredths / 100).toFixed(2),
    fractional: `${profit / divisor}/${100 / divisor}`,
    american: signed(american),
  };
}
