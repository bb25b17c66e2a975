export { EventHeader, type EventHeaderProps } from "./event-header.tsx";
