import { wordsOf } from "./words.ts";

/** How well a name matches: lower is better; null where a word is missing. */
export type Rank = 0 | 1 | 2 | null;

/**
 * 0 where each typed word begins a word of the name, 1 where one begins a word of its other names,
 * 2 where one is only a part of the name.
 */
export function rankOf(typed: readonly string[], name: string, others = ""): Rank {
  const words = wordsOf(name);
  const called = [...words, ...wordsOf(others)];
  const begins = (part: string, some: readonly string[]) =>
    some.some((word) => word.startsWith(part));
  if (typed.every((part) => begins(part, words))) return 0;
  if (typed.every((part) => begins(part, called))) return 1;
  const whole = words.join(" ");
  return typed.every((part) => whole.includes(part) || begins(part, called)) ? 2 : null;
}
