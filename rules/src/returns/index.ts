export {
  combiReturn,
  isKnownPrice,
  type StakedSingle,
  singleReturn,
  singlesReturn,
  totalStake,
} from "./returns.ts";
