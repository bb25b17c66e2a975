export { EventTile, type EventTileProps, LiveStrip, type LiveStripProps } from "./live-strip.tsx";
