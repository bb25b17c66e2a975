export {
  type AcceptOdds,
  type AcceptOddsOnWire,
  acceptOddsOnWire,
  acceptOddsSettings,
  defaultAcceptOdds,
  needsAcceptance,
  type PricePair,
  readAcceptOdds,
  serverWouldRefuse,
  showsChangedOddsButton,
} from "./accept-odds.ts";
