export { OwnBets, type OwnBetsProps } from "./own-bets.tsx";
export type { OwnBetView } from "./own-bets-view.ts";
