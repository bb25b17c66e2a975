export { ownBetsLifecycle } from "./lifecycle.ts";
export { OwnBetsPart, useHasBetsRoom } from "./own-bets-part.tsx";
