import { sampleKits as kits } from "../mark/sample-marks.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { KitProps } from "./kit.tsx";

/** Every face of a shirt, by name. */
export const kitStates = {
  "on the pitch": { mark: kits.plain, size: 32 },
  "in a row": { mark: kits.stripes, size: 28 },
  "without a number": { mark: { ...kits.hoops, number: undefined }, size: 32 },
  small: { mark: kits.checks, size: 20 },
  hoops: { mark: kits.hoops, size: 44 },
  sash: { mark: kits.sash, size: 44 },
  white: { mark: kits.white, size: 44 },
  band: { mark: kits.band, size: 44 },
  checks: { mark: kits.checks, size: 44 },
} satisfies NamedStates<KitProps>;
