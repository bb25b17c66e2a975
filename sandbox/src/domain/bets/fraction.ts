/** An exact fraction; the denominator is above zero. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

export const zero: Fraction = { numerator: 0n, denominator: 1n };
export const one: Fraction = { numerator: 1n, denominator: 1n };

export function whole(value: number): Fraction {
  return { numerator: BigInt(value), denominator: 1n };
}

/** Reads decimal text such as `2.35` exactly. Throws where it is no decimal number. */
export function parseDecimal(text: string): Fraction {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(text);
  if (!match) throw new Error(`not a decimal number: ${text}`);
  const decimals = match[2] ?? "";
  return {
    numerator: BigInt(`${match[1]}${decimals}`),
    denominator: 10n ** BigInt(decimals.length),
  };
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function isPositive({ numerator }: Fraction): boolean {
  return numerator > 0n;
}

/** To a whole number, half to even (design 7.1). The fraction is not below zero. */
export function round({ numerator, denominator }: Fraction): number {
  const floor = numerator / denominator;
  const twice = (numerator % denominator) * 2n;
  const up = twice > denominator || (twice === denominator && floor % 2n === 1n);
  return Number(up ? floor + 1n : floor);
}
