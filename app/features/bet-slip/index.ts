export { ConnectBetSlip, ConnectSlipAnnouncements } from "./connect-bet-slip.tsx";
export { ConnectBottomBar, ConnectFloatingSlip } from "./connect-floating-slip.tsx";
export { fillSlipFromLink } from "./fill-from-link.ts";
export { betSlipLifecycle } from "./lifecycle.ts";
