import {
  type EvidenceIndex,
  indexPath,
  type PublishedEvidence,
  resultsPath,
} from "./evidence-data.ts";

/** A file beside the pages of this Storybook; undefined where it was published without that file. */
async function fetchBeside<Content>(path: string): Promise<Content | undefined> {
  try {
    const response = await fetch(`./${path}`);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** The results that were published with this Storybook; undefined where none were. */
export async function fetchEvidence(): Promise<PublishedEvidence | undefined> {
  const published = await fetchBeside<PublishedEvidence>(resultsPath);
  if (!published) return undefined;
  const { kept, looked, runs } = published;
  return [kept, looked.stories, runs].some((results) => Object.keys(results).length > 0)
    ? published
    : undefined;
}

/** What the components' pages show of the results; empty where this Storybook was published without. */
export async function fetchEvidenceIndex(): Promise<EvidenceIndex> {
  return (await fetchBeside<EvidenceIndex>(indexPath)) ?? { pages: {}, thumbnails: [] };
}
