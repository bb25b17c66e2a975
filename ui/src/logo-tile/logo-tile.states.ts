import { deriveTile } from "../mark/index.ts";
import { sampleTiles as tiles } from "../mark/sample-marks.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { LogoTileProps } from "./logo-tile.tsx";

/** Every face of a tile, by name. */
export const logoTileStates = {
  "in a row": { mark: tiles.cut, size: 20 },
  "in a heading": { mark: tiles.cut, size: 48 },
  "without initials": { mark: tiles.chevron, size: 16 },
  chevron: { mark: tiles.chevron, size: 48 },
  corner: { mark: tiles.corner, size: 48 },
  split: { mark: tiles.split, size: 48 },
  slash: { mark: tiles.slash, size: 48 },
  frame: { mark: tiles.frame, size: 48 },
  "made from a name": { mark: deriveTile("Silver Foxes"), size: 48 },
} satisfies NamedStates<LogoTileProps>;
