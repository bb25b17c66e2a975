export { sportAccountName } from "./account-name.ts";
