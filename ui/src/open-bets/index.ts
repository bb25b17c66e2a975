export { awaitedOpenBets } from "./awaited-open-bets.tsx";
export { OpenBets, type OpenBetsListView, type OpenBetsProps } from "./open-bets.tsx";
