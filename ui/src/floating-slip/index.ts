export { FloatingSlip, type FloatingSlipProps, type FloatingSlipReason } from "./floating-slip.tsx";
