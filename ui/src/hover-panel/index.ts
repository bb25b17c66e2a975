export { type AnchoredPanelProps, HoverPanel, type HoverPanelProps } from "./hover-panel.tsx";
export { type HoverPanelLayout, hoverPanelLayouts } from "./hover-panel.variants.ts";
