export { HoverPanel, type HoverPanelPlace, type HoverPanelProps } from "./hover-panel.tsx";
