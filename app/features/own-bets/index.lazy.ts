/** What is known of the person's open bets, and on which events they are. */
export { useOwnBetsOfList } from "./own-bets-of-list.ts";
export { useOpenBets } from "./use-open-bets.ts";
