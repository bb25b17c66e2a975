import { rounded } from "./statistics.ts";

/** One measured value, beside its limit where it has one. */
export interface Figure {
  /** What was measured, where: `home: largest paint`. */
  readonly name: string;
  readonly value: number;
  /** `ms`, `bytes`, `times` (a ratio), `count`; empty for a score without a unit. */
  readonly unit: "ms" | "bytes" | "times" | "count" | "";
  /** The value may not be above it. */
  readonly limit?: number;
}

/** The result of a bench: its figures, and the conditions of the measurement. */
export interface Report {
  readonly name: string;
  readonly conditions: Readonly<Record<string, string | number>>;
  readonly figures: readonly Figure[];
  /** Whether a limit that is missed ends the command with 1: it is one that no busy machine misses. */
  readonly isStrict?: boolean;
}

/** Whether a figure keeps its limit; one without a limit does. */
export function isKept({ value, limit }: Figure): boolean {
  return limit === undefined || value <= limit;
}

/** The report as a table for a terminal, each limit beside its figure. */
export function reportText({ name, conditions, figures }: Report): string {
  const given = Object.entries(conditions).map(([what, value]) => `${what} ${value}`);
  const width = Math.max(...figures.map((figure) => figure.name.length));
  const rows = figures.map((figure) => {
    const value = valueText(figure.value, figure.unit).padStart(11);
    return `  ${figure.name.padEnd(width)} ${value}${limitText(figure)}`;
  });
  return [`${name}: ${given.join(", ")}`, ...rows].join("\n");
}

function limitText(figure: Figure): string {
  if (figure.limit === undefined) return "";
  const limit = valueText(figure.limit, figure.unit);
  return isKept(figure) ? `   kept: at most ${limit}` : `   MISSED: at most ${limit}`;
}

function valueText(value: number, unit: Figure["unit"]): string {
  switch (unit) {
    case "ms":
      return `${rounded(value, value < 100 ? 1 : 0)} ms`;
    case "bytes":
      return `${rounded(value / 1_000, 1)} kB`;
    case "times":
      return `${value.toFixed(2)} x`;
    case "count":
      return String(rounded(value, 1));
    case "":
      return value.toFixed(3);
  }
}
