export { type AnchoredPanelProps, HoverPanel, type HoverPanelProps } from "./hover-panel.tsx";
