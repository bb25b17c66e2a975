import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import type { EvidenceData } from "../../stories/review/evidence-data.ts";
import { readTranscripts } from "./read-transcripts.ts";

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

/** Reads what the evidence page shows of the project's files beside the review: the specifications and the transcripts. */
export function readEvidence(): EvidenceData {
  const transcripts = readTranscripts().map(({ text: _text, ...row }) => row);
  return { specs: readSpecs(), transcripts };
}
