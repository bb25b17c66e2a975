export { inListOrder, isNearlyOver, type ListedFacts } from "./list-order.ts";
