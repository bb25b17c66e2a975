/** A dot of a digit: where it ends, in parts of the canvas (0 to 1), and where it comes from. */
export interface Particle {
  readonly x: number;
  readonly y: number;
  readonly fromX: number;
  readonly fromY: number;
  /** When it sets off, in parts of the whole (0 to 1). */
  readonly delay: number;
}

/** Five by seven, as on a scoreboard's lamps; a one is a lamp that is on. */
const lamps: Readonly<Record<string, readonly string[]>> = {
  "0": ["01110", "10001", "10001", "10001", "10001", "10001", "01110"],
  "4": ["00010", "00110", "01010", "10010", "11111", "00010", "00010"],
  "5": ["11111", "10000", "11110", "00001", "00001", "10001", "01110"],
};

const digitWidth = 5;
const digitHeight = 7;
const gap = 2;
/** Particles a lamp, along each side. */
const density = 3;

/** A number from 0 to 1 that looks like chance and is the same every time. */
function scatter(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

/** The particles of a number of three digits, 404 or 500. */
export function particlesOf(digits: string): readonly Particle[] {
  const columns = digits.length * (digitWidth + gap) - gap;
  const particles: Particle[] = [];
  [...digits].forEach((digit, index) => {
    lamps[digit]?.forEach((row, rowIndex) => {
      [...row].forEach((lamp, column) => {
        if (lamp === "0") return;
        for (let dot = 0; dot < density * density; dot += 1) {
          const seed = particles.length + 1;
          const across = ((dot % density) + 0.5) / density;
          const down = (Math.floor(dot / density) + 0.5) / density;
          particles.push({
            x: (index * (digitWidth + gap) + column + across) / columns,
            y: (rowIndex + down) / digitHeight,
            fromX: scatter(seed) * 1.6 - 0.3,
            fromY: scatter(seed + 0.5) * 1.6 - 0.3,
            delay: scatter(seed + 0.25) * 0.4,
          });
        }
      });
    });
  });
  return particles;
}

/** Where a particle is; progress runs from 0, scattered, to 1, in position. */
export function positionAt(particle: Particle, progress: number): { x: number; y: number } {
  const own = Math.min(1, Math.max(0, (progress - particle.delay) / (1 - particle.delay)));
  const eased = 1 - (1 - own) ** 3;
  return {
    x: particle.fromX + (particle.x - particle.fromX) * eased,
    y: particle.fromY + (particle.y - particle.fromY) * eased,
  };
}
