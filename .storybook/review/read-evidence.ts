import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import { modes } from "../../stories/modes.ts";
import type { Evidence, EvidenceData } from "../../stories/review/evidence-data.ts";
import { readTranscripts } from "./read-transcripts.ts";

/** What axe found in each story, in each mode; nobody reads which of its rules found nothing. */
function readKept(): EvidenceData["kept"] {
  return Object.keys(modes).flatMap((mode) => {
    const folder = join(root, "stories/review/axe", mode);
    return readdirSync(folder).map((name) => {
      const found: Evidence = JSON.parse(readFileSync(join(folder, name), "utf8"));
      const { engine, violations, incomplete } = found;
      return {
        mode,
        storyId: name.replace(/\.json$/, ""),
        evidence: { engine, violations, incomplete },
      };
    });
  });
}

function readSpecs(): EvidenceData["specs"] {
  const components = join(root, "ui/src");
  const folders = readdirSync(components, { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  return Object.fromEntries(
    folders.flatMap(({ name }) => {
      const own = join(components, name);
      const spec = readdirSync(own).find((file) => file.endsWith(".spec.md"));
      return spec ? [[name, readFileSync(join(own, spec), "utf8")]] : [];
    }),
  );
}

/** Reads what the evidence page shows beside the review: the findings of axe that are kept, the specifications and the transcripts. */
export function readEvidence(): EvidenceData {
  const transcripts = readTranscripts().map(({ text: _text, ...row }) => row);
  return { kept: readKept(), specs: readSpecs(), transcripts };
}
