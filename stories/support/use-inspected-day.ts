import { useEffect, useState } from "react";
import type { EvidenceIndex } from "../review/evidence-data.ts";
import { fetchEvidenceIndex } from "../review/fetch-evidence.ts";

/** When a component was looked at, and whether it has changed since. */
export type InspectedDay = EvidenceIndex["pages"][string];

/** The day of a component's evidence, by the id of its page; null where none was published, and until it has arrived. */
export function useInspectedDay(docsId: string): InspectedDay | null {
  const [day, setDay] = useState<InspectedDay | null>(null);
  useEffect(() => {
    let isWanted = true;
    fetchEvidenceIndex().then(({ pages }) => {
      if (isWanted) setDay(pages[docsId.split("--")[0] ?? ""] ?? null);
    });
    return () => {
      isWanted = false;
    };
  }, [docsId]);
  return day;
}
