/** A stream of random numbers that a seed determines. */
export interface Random {
  /** Uniform, 0 included, 1 excluded. */
  next(): number;
  /** Uniform whole number, 0 included, `below` excluded. */
  integer(below: number): number;
  between(low: number, high: number): number;
  /** Standard normal. */
  normal(): number;
  exponential(mean: number): number;
  /** Throws a RangeError where there is nothing to pick from. */
  pick<T>(items: readonly T[]): T;
  /** A separate stream, so that the draws of one part do not affect another. */
  fork(label: string): Random;
}

/** Hashes a text to 32 bits (FNV-1a with a final mix). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** sfc32: 128 bits of state, seeded by hashing the label four times. */
function smallFastCounter(label: string): () => number {
  let a = hash(`${label}/a`);
  let b = hash(`${label}/b`);
  let c = hash(`${label}/c`);
  let counter = 1;
  const draw = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
  // The first draws still depend on the seed's form.
  for (let warm = 0; warm < 15; warm += 1) draw();
  return draw;
}

/** A generator that gives the same stream for the same seed, on every machine. */
export function createRandom(seed: number | string): Random {
  const label = String(seed);
  const draw = smallFastCounter(label);
  return {
    next: draw,
    integer: (below) => Math.floor(draw() * below),
    between: (low, high) => low + draw() * (high - low),
    normal: () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw()),
    exponential: (mean) => -mean * Math.log(1 - draw()),
    pick: (items) => {
      const item = items[Math.floor(draw() * items.length)];
      if (item === undefined) throw new RangeError("nothing to pick from");
      return item;
    },
    fork: (part) => createRandom(`${label}/${part}`),
  };
}
