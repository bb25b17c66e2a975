export { EventRow, type EventRowProps } from "./event-row.tsx";
