export { FloatingSlip, type FloatingSlipProps, type FloatingSlipReason } from "./floating-slip.tsx";
export type { SlipBarNews } from "./slip-bar-news.ts";
