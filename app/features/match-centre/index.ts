export type { CentreData } from "./centre-data.ts";
export { MatchCentrePart, MatchIncidentsPart } from "./match-centre-part.tsx";
