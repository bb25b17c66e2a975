export { useDepositMethods } from "./use-deposit-methods.ts";
