import { deriveSilks } from "../mark/index.ts";
import { sampleSilks } from "../mark/sample-marks.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { SilksProps } from "./silks.tsx";

/** Every face of silks, by name. */
export const silksStates = {
  "in a row": { mark: sampleSilks.hoops, size: 36 },
  "in a heading": { mark: sampleSilks.hoops, size: 48 },
  "on the slip": { mark: sampleSilks.hoops, size: 20 },
  plain: { mark: sampleSilks.plain, size: 48 },
  stripes: { mark: sampleSilks.stripes, size: 48 },
  spots: { mark: sampleSilks.spots, size: 48 },
  stars: { mark: sampleSilks.stars, size: 48 },
  "small stars": { mark: sampleSilks.stars, size: 32 },
  diamonds: { mark: sampleSilks.diamonds, size: 48 },
  halved: { mark: sampleSilks.halved, size: 48 },
  quartered: { mark: sampleSilks.quartered, size: 48 },
  chevrons: { mark: sampleSilks.chevrons, size: 48 },
  "cross belts": { mark: sampleSilks["cross-belts"], size: 48 },
  sash: { mark: sampleSilks.sash, size: 48 },
  epaulettes: { mark: sampleSilks.epaulettes, size: 48 },
  "made from a name": { mark: deriveSilks("Sainte Rose"), size: 48 },
} satisfies NamedStates<SilksProps>;
