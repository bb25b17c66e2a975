export { BoostMarker, type BoostMarkerProps } from "./boost-marker.tsx";
export { type BoostKind, type BoostReason, type BoostView, boostKinds } from "./boost-view.ts";
