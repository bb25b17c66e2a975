import { Stop } from "../run/say.ts";

/** What has to be there before a step begins. */
export type Need = "browser" | "postgres" | "tokens" | "route-types" | "site";

/** A part of a run that counts for itself: npm scripts one after the other, or a project of Vitest's. */
export type Step = {
  readonly name: string;
  readonly needs?: readonly Need[];
  /** Steps that are named together; checks have work for one processor each. */
  readonly group?: "checks";
} & (ScriptStep | ProjectStep);

export interface ScriptStep {
  readonly scripts: readonly string[];
}

export interface ProjectStep {
  readonly project: string;
  /** Whether it draws in a browser, where a test that fails may fail by chance: it is run once more, alone. */
  readonly isInBrowser?: boolean;
}

const check = (name: string, needs: readonly Need[] = []): Step => ({
  name,
  group: "checks",
  needs,
  scripts: [`check-${name}`],
});

/** `npm test`: what has to hold before a change lands, in the order in which it begins. */
export const gateSteps: readonly Step[] = [
  // The longest first: two run at a time, and none is waited for alone.
  check("package", ["tokens"]),
  { name: "types", group: "checks", needs: ["tokens", "route-types"], scripts: ["check-types"] },
  { name: "lint", group: "checks", scripts: ["lint"] },
  check("unused", ["tokens", "route-types"]),
  check("imports", ["tokens", "route-types"]),
  check("repository", ["tokens"]),
  { name: "format", group: "checks", scripts: ["format"] },
  check("wording"),
  check("specs"),
  check("links"),
  check("lockfile"),
  { name: "unit", needs: ["tokens", "route-types"], project: "unit" },
  { name: "components", needs: ["tokens", "browser"], project: "ui", isInBrowser: true },
  { name: "stories", needs: ["tokens", "browser"], project: "stories", isInBrowser: true },
  { name: "gate", needs: ["site", "browser"], project: "gate", isInBrowser: true },
];

/** `npm run test:all` has these as well. */
export const furtherSteps: readonly Step[] = [
  { name: "postgres", needs: ["postgres"], scripts: ["test:postgres"] },
  { name: "recipes", needs: ["tokens", "browser"], scripts: ["check-recipes"] },
  { name: "modes", needs: ["tokens", "browser"], project: "stories-*", isInBrowser: true },
  { name: "transcripts", needs: ["tokens", "browser"], scripts: ["check-transcripts"] },
  { name: "pictures", needs: ["tokens", "browser"], scripts: ["pictures:main"] },
  { name: "journeys", needs: ["site", "browser"], project: "journeys", isInBrowser: true },
  { name: "found", needs: ["site", "browser"], project: "wander", isInBrowser: true },
  { name: "stores", needs: ["tokens"], scripts: ["wander:stores"] },
  { name: "wander", needs: ["site", "browser"], scripts: ["wander:long"] },
];

/** What steps were called until version 0.2; an old name is answered with the new one. */
const formerNames = new Map([
  ["house", "repository"],
  ["surfaces", "components"],
]);

/** The steps with these names, their own or their group's; without a name all. Throws a Stop for another name. */
export function wantedSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  if (names.length === 0) return steps;
  const isNamed = ({ name, group }: Step, wanted: string) => name === wanted || group === wanted;
  const unknown = names.filter((wanted) => !steps.some((step) => isNamed(step, wanted)));
  if (unknown.length > 0) {
    const renamed = unknown.flatMap((name) => {
      const now = formerNames.get(name);
      return now === undefined ? [] : `${name} is called ${now} now.\n`;
    });
    const known = [
      ...new Set(steps.flatMap(({ name, group }) => (group ? [group, name] : [name]))),
    ];
    throw new Stop(
      `There is no step called ${unknown.join(", ")}, so nothing was run.\n${renamed.join("")}The steps are: ${known.join(", ")}.`,
    );
  }
  return steps.filter((step) => names.some((wanted) => isNamed(step, wanted)));
}
