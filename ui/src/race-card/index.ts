export { RaceCard, type RaceCardProps } from "./race-card.tsx";
export {
  type RaceCardFacts,
  type RunnerSex,
  type RunnerSort,
  type RunnerView,
  runnerSorts,
} from "./race-card-view.ts";
