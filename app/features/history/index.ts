export { type BetContext, legPath, receiptPath } from "./view.ts";
