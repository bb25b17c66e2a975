import type { KeptEvidence, PublishedEvidence } from "./evidence-data.ts";

const inspected = { by: "Chromium", faults: { keyboard: [], narrow: [], spacing: [], zoom: [] } };

function checked(page: string, on: string, isChanged: boolean): KeptEvidence[] {
  const evidence = { engine: "axe-core", violations: [], incomplete: [] };
  return ["fr-light-1280", "nl-dark-390"].map((mode) => ({
    mode,
    storyId: `${page}--states`,
    evidence,
    on,
    isChanged,
  }));
}

/** Results as they are published, of two components, of which the badge is another now: for the page's own story. */
export const sampleEvidence: PublishedEvidence = {
  kept: [
    ...checked("components-badge", "2026-11-27", true),
    ...checked("components-odds-button", "2026-11-28", false),
  ],
  looked: {
    stories: {
      "components-badge--states": { ...inspected, on: "2026-11-27", isChanged: true },
      "components-odds-button--states": { ...inspected, on: "2026-11-28", isChanged: false },
    },
    pairs: [
      {
        use: "text",
        what: "span",
        colour: "ink",
        ground: "page",
        ratios: [15.8, 17.59, 21],
        stories: ["components-badge--states"],
      },
    ],
    missing: [],
  },
  runs: {
    "ACCESSIBILITY-3": { on: "2026-11-28", passed: 2, failed: 0, isChanged: false },
  },
};
