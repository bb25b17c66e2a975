export { LastSlip, type LastSlipProps, type LastSlipView } from "./last-slip.tsx";
