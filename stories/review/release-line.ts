import type { ReleasedText } from "./review-data.ts";

/** What a text was at a release, in a line. */
export function releaseLine({ version, on, text }: ReleasedText): string {
  return `${version}, ${on}: ${text ?? "taken away"}`;
}
