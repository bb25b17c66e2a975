export { deriveCrest, deriveSilks, deriveTile } from "./derive.ts";
export {
  type CodedMark,
  coloursOfCode,
  crestCode,
  markOfCode,
  silksCode,
  tileCode,
} from "./mark-code.ts";
export {
  type CapPattern,
  type CrestMark,
  type CrestShape,
  capPatterns,
  crestShapes,
  type KitMark,
  type MarkColours,
  type PartColours,
  type SilksMark,
  type SilksPattern,
  type SleevePattern,
  silksPatterns,
  sleevePatterns,
  type TileMark,
  type TilePattern,
  tilePatterns,
} from "./marks.ts";
export { type BarTheme, type PairTones, pairTones } from "./pair-tones.ts";
export { type MarkPattern, markPatterns } from "./patterns.ts";
export { isFlag, largeFrom, symbolId, symbolOf } from "./symbol-id.ts";
