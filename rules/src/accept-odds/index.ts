export {
  acceptOddsOnWire,
  followsPrice,
  needsAcceptance,
  serverWouldRefuse,
} from "./accept-odds.ts";
export { type AcceptOdds, acceptOddsSettings, defaultAcceptOdds } from "./setting.ts";
