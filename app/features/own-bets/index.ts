export { ownBetsLifecycle } from "./lifecycle.ts";
export { OwnBetsPart, useHadBets } from "./own-bets-part.tsx";
