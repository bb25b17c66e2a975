export type { CentreData } from "./centre-data.ts";
export {
  MatchCentrePart,
  MatchChancePart,
  MatchIncidentsPart,
  MatchNewsPart,
} from "./match-centre-part.tsx";
