export { type BetPlace, legPath, receiptPath } from "./view.ts";
