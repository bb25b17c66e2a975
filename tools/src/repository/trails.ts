import { posix } from "node:path";
import { type Check, type Finding, lineAt, type ProjectFile } from "./finding.ts";

/** The most files that a reader of each trail opens. */
const mostFiles: Readonly<Record<string, number>> = {
  "docs/trails/one-odds-change.md": 10,
  "docs/trails/one-bet.md": 15,
};

/** A name that a step links to: an export, and where it has one, the member that others call. */
interface Stop {
  readonly line: number;
  readonly name: string;
  readonly member: string | undefined;
  readonly path: string;
  readonly text: string;
}

const link = /\[`(\w+)(?:\.(\w+))?`\]\(([^)\s]+)\)/g;

function stopsOf(trail: ProjectFile, texts: ReadonlyMap<string, string>): readonly Stop[][] {
  return [...trail.text.matchAll(/^\d+\. .*$/gm)].map((step) => {
    const line = lineAt(trail.text, step.index);
    return [...step[0].matchAll(link)].map(([, name = "", member, target = ""]) => {
      const path = posix.join(posix.dirname(trail.path), target);
      return { line, name, member, path, text: texts.get(path) ?? "" };
    });
  });
}

function has(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`).test(text);
}

function isExported({ text, name, member }: Stop): boolean {
  const isNamed = new RegExp(
    `^export (?:async )?(?:const|function|interface|type) ${name}\\b`,
    "m",
  );
  return isNamed.test(text) && (member === undefined || has(text, member));
}

/** Whether one names the other, or calls its member. */
function connects(one: Stop, other: Stop): boolean {
  const uses = (text: string, { name, member }: Stop) =>
    has(text, name) || (member !== undefined && text.includes(`.${member}(`));
  return one.path === other.path || uses(one.text, other) || uses(other.text, one);
}

function checkTrail(trail: ProjectFile, texts: ReadonlyMap<string, string>): Finding[] {
  const steps = stopsOf(trail, texts);
  const stops = steps.flat();
  const finding = (line: number, what: string, instead: string): Finding => {
    const why = "Who follows a trail opens one file after the other.";
    return { file: trail.path, line, what, why, instead };
  };
  const files = new Set(stops.map(({ path }) => path)).size;
  const most = mostFiles[trail.path] ?? files;
  return [
    ...(files > most ? [finding(1, `goes through ${files} files`, `${most} files at most`)] : []),
    ...stops
      .filter((stop) => !isExported(stop))
      .map(({ line, name, path }) =>
        finding(line, `${path} exports no ${name}`, "name the export and its file"),
      ),
    ...steps.flatMap((step, index) => {
      const before = steps.slice(0, index).flat();
      const isTied =
        index === 0 || step.some((stop) => before.some((each) => connects(stop, each)));
      if (isTied) return [];
      const [line, name] = [step[0]?.line ?? 1, step[0]?.name ?? "nothing"];
      return [
        finding(line, `${name} is not used with any step before it`, "name the step between"),
      ];
    }),
  ];
}

/** Each step of a trail names an export that an earlier step uses, or that uses it. */
export const trails: Check = (files) => {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files
    .filter(({ path }) => /^docs\/trails\/.*\.md$/.test(path))
    .flatMap((trail) => checkTrail(trail, texts));
};
