export type { RacingData } from "./racing-page.tsx";
export { useRaceCard } from "./use-race-card.ts";
export { toRunnerViews, withRunners } from "./view.ts";
