export { MarketGroup, type MarketGroupProps } from "./market-group.tsx";
