export { inListOrder, type ListedFacts } from "./list-order.ts";
