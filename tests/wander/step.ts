import fc from "fast-check";
import type { Expected } from "./expected.ts";
import { checkInvariants } from "./invariants.ts";
import type { Person } from "./person.ts";
import { standAt, waitFor } from "./standing.ts";

/** A kind of step: its target, and how it runs. */
export interface Doing<Target> {
  readonly name: string;
  /** How often it is drawn, relative to the others; 1 by default. */
  readonly weight?: number;
  /** The target of the step; null where there is none, and the step is skipped. */
  find(expected: Expected, choice: Choice): Promise<Target | null>;
  /** Runs the step, checks its result, and resolves with a description of it. */
  run(expected: Expected, target: Target, choice: Choice): Promise<string>;
}

/** The random part of a step. */
export interface Choice {
  /** Chooses among any number of targets. */
  readonly nth: number;
  readonly byKeys: boolean;
}

export function defineStep<Target>(doing: Doing<Target>): Doing<unknown> {
  return doing as Doing<unknown>;
}

/** One of a list, whatever its length; null of an empty one. */
export function choose<Item>(list: readonly Item[], { nth }: Choice): Item | null {
  return list[nth % list.length] ?? null;
}

class Step implements fc.AsyncCommand<Expected, Person, true> {
  readonly #doing: Doing<unknown>;
  readonly #choice: Choice;
  #target: unknown = null;

  constructor(doing: Doing<unknown>, choice: Choice) {
    this.#doing = doing;
    this.#choice = choice;
  }

  async check(expected: Expected): Promise<boolean> {
    const { person, budget, log } = expected;
    if (budget.isOver()) return false;
    person.usedKeys = false;
    standAt(log.length + 1, this.#doing.name);
    this.#target = await this.#doing.find(expected, this.#choice);
    return this.#target !== null;
  }

  async run(expected: Expected): Promise<void> {
    const { log } = expected;
    log.push(`${this.#doing.name} …`);
    waitFor("its end");
    const words = await this.#doing.run(expected, this.#target, this.#choice);
    log[log.length - 1] = `${this.#doing.name}: ${words}`;
    await checkInvariants(expected);
  }

  toString(): string {
    const { nth, byKeys } = this.#choice;
    return `${this.#doing.name}(${nth}${byKeys ? ", keys" : ""})`;
  }
}

/** Any of the steps, each as often as its weight says. */
export function stepOf(
  doings: readonly Doing<unknown>[],
): fc.Arbitrary<fc.AsyncCommand<Expected, Person, true>> {
  const choice = fc.record({ nth: fc.nat({ max: 29 }), byKeys: fc.boolean() });
  const [first, ...more] = doings.map((doing) => ({
    weight: doing.weight ?? 1,
    arbitrary: choice.map((chosen) => new Step(doing, chosen)),
  }));
  if (first === undefined) throw new Error("There is nothing to do.");
  return fc.oneof(first, ...more);
}
