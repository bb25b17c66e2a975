export type { CentreData } from "./centre-data.ts";
export {
  FoldedHeadPart,
  MatchCentrePart,
  MatchChancePart,
  MatchIncidentsPart,
  MatchNewsPart,
  SportHeadPart,
} from "./match-centre-part.tsx";
