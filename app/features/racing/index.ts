export { ConnectRaceHead } from "./connect-race-head.tsx";
export type { RacingData } from "./racing-page.tsx";
export { useRaceCard } from "./use-race-card.ts";
