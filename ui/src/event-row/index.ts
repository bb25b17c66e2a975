export { BetplusMark } from "./betplus-mark.tsx";
export { EventRow, type EventRowProps } from "./event-row.tsx";
export { RowTime } from "./row-time.tsx";
