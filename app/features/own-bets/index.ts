export { ownBetsLifecycle } from "./lifecycle.ts";
export { OpenBetsPart } from "./open-bets-part.tsx";
export { OwnBetsPart, useHadBets } from "./own-bets-part.tsx";
