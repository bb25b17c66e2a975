export { CashierOverlay, type CashierOverlayProps } from "./cashier-overlay.tsx";
export type { CashierOverlayStatus } from "./cashier-overlay.variants.ts";
