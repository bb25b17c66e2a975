export { LiveDock, type LiveDockProps } from "./live-dock.tsx";
export type { BetsInPlayView } from "./live-dock-view.ts";
