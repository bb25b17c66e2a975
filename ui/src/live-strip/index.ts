export { LiveStrip, type LiveStripProps } from "./live-strip.tsx";
