export type { CentreData } from "./centre-data.ts";
export {
  FoldedHeadPart,
  MatchCentrePart,
  MatchChancePart,
  MatchCountdownPart,
  MatchIncidentsPart,
  MatchNewsPart,
  SportHeadPart,
} from "./match-centre-part.tsx";
