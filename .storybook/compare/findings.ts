import { type Acceptance, acceptanceOf } from "./acceptance.ts";
import { compare } from "./compare-pictures.ts";
import { picturesOf, type Side } from "./draw-side.ts";
import type { Mode } from "./draw-story.ts";

/** The pictures of a story that looks other, in the order in which they are shown. */
export const pictureNames = ["before", "after", "difference"] as const;
export type PictureName = (typeof pictureNames)[number];
type Pictures = Partial<Record<PictureName, Buffer | undefined>>;

/** What is said of a story in a mode, unless it looks the same. */
export interface Finding {
  readonly id: string;
  readonly mode: Mode;
  /** `not drawn`: on one side or both, though the story is there. */
  readonly kind: "differs" | "new" | "gone" | "not drawn";
  /** Of the pixels, from 0 to 1, where it differs. */
  readonly share?: number;
  /** Which of its pictures there are. */
  readonly names: readonly PictureName[];
  /** Why it may look other. */
  readonly accepted?: Acceptance;
}

/** The two Storybooks, and what is done with their differences. */
export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  readonly acceptances: readonly Acceptance[];
  /** Keeps a picture of what looks other; `path` is from the page's folder. */
  readonly keep: (path: string, picture: Buffer) => void;
}

/** Where a picture of a finding is, from the page's folder. */
export function pathOf(id: string, mode: Mode, name: PictureName): string {
  return `${mode}/${id}-${name}.png`;
}

/** Whether a finding needs a line of acceptance: what is new differs from nothing. */
export function needsAcceptance({ kind }: Finding): boolean {
  return kind !== "new";
}

/** Whether a finding fails the run. */
export function isFault(finding: Finding): boolean {
  return needsAcceptance(finding) && finding.accepted === undefined;
}

type Judgement = Pick<Finding, "kind" | "share"> & { readonly pictures: Pictures };

async function judge(
  isThere: { readonly before: boolean; readonly after: boolean },
  pictures: Pictures,
): Promise<Judgement | undefined> {
  const { before, after } = pictures;
  if ((isThere.before && !before) || (isThere.after && !after))
    return { kind: "not drawn", pictures };
  if (!before) return { kind: "new", pictures };
  if (!after) return { kind: "gone", pictures };
  const difference = await compare(before, after);
  if (!difference) return undefined;
  const { share, picture } = difference;
  return { kind: "differs", share, pictures: { ...pictures, difference: picture } };
}

/** Draws a story once more on both sides, the kept picture too: on a busy machine one may show a part that has not come. */
async function drawBothAgain({ before, after }: Comparison, id: string, mode: Mode) {
  const { folder: _kept, ...unkept } = before;
  const old = await picturesOf(unkept, [id], mode);
  const present = await picturesOf(after, [id], mode);
  return { before: old.get(id), after: present.get(id) };
}

/**
 * Draws the stories of one component in a mode on both sides, and says what looks other. What no one has accepted is
 * drawn once more before it is said.
 */
export async function findDifferences(
  comparison: Comparison,
  ids: readonly string[],
  mode: Mode,
): Promise<Finding[]> {
  const { before, after, acceptances, keep } = comparison;
  const old = await picturesOf(before, ids, mode);
  const present = await picturesOf(after, ids, mode);
  const findings: Finding[] = [];
  for (const id of ids) {
    const isThere = { before: before.ids.has(id), after: after.ids.has(id) };
    const accepted = acceptanceOf(id, acceptances);
    let found = await judge(isThere, { before: old.get(id), after: present.get(id) });
    if (found?.kind === "differs" && !accepted)
      found = await judge(isThere, await drawBothAgain(comparison, id, mode));
    if (!found) continue;
    const { pictures, ...said } = found;
    const names = pictureNames.filter((name) => pictures[name]);
    for (const name of names) keep(pathOf(id, mode, name), pictures[name] ?? Buffer.of());
    findings.push({ id, mode, ...said, names, ...(accepted && { accepted }) });
  }
  return findings;
}
