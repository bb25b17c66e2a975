export { BetplusMark } from "./betplus-mark.tsx";
export { EventRow, type EventRowProps } from "./event-row.tsx";
export { type RowExtras, RowExtrasContext } from "./row-extras.ts";
export { RowTime } from "./row-time.tsx";
