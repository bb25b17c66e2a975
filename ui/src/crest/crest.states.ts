import { deriveCrest } from "../mark/index.ts";
import { sampleCrests as crests } from "../mark/sample-marks.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { CrestProps } from "./crest.tsx";

/** Every face of a crest, by name. */
export const crestStates = {
  "in a row": { mark: crests.halves, size: 20 },
  "in a heading": { mark: crests.halves, size: 56 },
  smallest: { mark: crests.checks, size: 16 },
  "without initials": { mark: crests.stripes, size: 28 },
  plain: { mark: crests.plain, size: 56 },
  stripes: { mark: crests.stripes, size: 56 },
  hoops: { mark: crests.hoops, size: 56 },
  sash: { mark: crests.sash, size: 56 },
  chevron: { mark: crests.chevron, size: 56 },
  quarters: { mark: crests.quarters, size: 56 },
  cross: { mark: crests.cross, size: 56 },
  band: { mark: crests.band, size: 56 },
  checks: { mark: crests.checks, size: 56 },
  white: { mark: crests.white, size: 56 },
  "small and white": { mark: crests.white, size: 20 },
  black: { mark: crests.black, size: 56 },
  "small and black": { mark: crests.black, size: 20 },
  "colours that are alike": { mark: crests.alike, size: 56 },
  "four initials": { mark: crests.long, size: 56 },
  "made from a name": { mark: deriveCrest("Excelsior Virton"), size: 56 },
} satisfies NamedStates<CrestProps>;
