import { patience, expect as patient } from "../support/expect.ts";
import { waitFor } from "./standing.ts";

export { patience };

/** `toHaveCount` as words: `to have count`. */
function inWords(matcher: string): string {
  return matcher.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

interface Options {
  readonly message?: string;
}

/** What is said of a subject at most. */
const longest = 100;

function subjectOf(given: readonly unknown[]): string {
  const [actual, more] = given;
  const message = typeof more === "string" ? more : (more as Options | undefined)?.message;
  if (message) return `"${message.slice(0, longest)}"`;
  return typeof actual === "function" ? "what is looked up" : String(actual).slice(0, longest);
}

/** Notes what a matcher waits for as it is called, so that a walk that does not continue reports it. */
function noting<Matchers extends object>(matchers: Matchers, given: readonly unknown[]): Matchers {
  return new Proxy(matchers, {
    get(target, name) {
      const matcher: unknown = Reflect.get(target, name);
      if (typeof matcher === "object" && matcher !== null) return noting(matcher, given);
      if (typeof matcher !== "function" || typeof name !== "string") return matcher;
      return (...parameters: readonly unknown[]) => {
        waitFor(`${subjectOf(given)} ${inWords(name)}`);
        return Reflect.apply(matcher, target, parameters);
      };
    },
  });
}

/** The journeys' `expect`, which notes what it waits for, for a person who watches the walk. */
export const expect: typeof patient = new Proxy(patient, {
  apply: (target, self, given: Parameters<typeof patient>) =>
    noting(Reflect.apply(target, self, given), given),
  get(target, name) {
    if (name !== "poll") return Reflect.get(target, name);
    return (...given: Parameters<typeof patient.poll>) => noting(target.poll(...given), given);
  },
});
