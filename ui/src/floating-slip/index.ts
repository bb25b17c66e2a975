export { FloatingSlip, type FloatingSlipProps } from "./floating-slip.tsx";
