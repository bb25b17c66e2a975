export { useDepositWays } from "./use-deposit-ways.ts";
