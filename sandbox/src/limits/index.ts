export { depositLeft } from "./deposit-left.ts";
