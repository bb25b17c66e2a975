export { ownBetsLifecycle } from "./lifecycle.ts";
export { OpenBetsPart } from "./open-bets-part.tsx";
export { useOwnBetsOfList } from "./own-bets-of-list.ts";
export { OwnBetsPart, useHadBets } from "./own-bets-part.tsx";
