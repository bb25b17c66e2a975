export {
  type AcceptOdds,
  acceptOddsOnWire,
  acceptOddsSettings,
  defaultAcceptOdds,
  needsAcceptance,
  serverWouldRefuse,
} from "./accept-odds.ts";
