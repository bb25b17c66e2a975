export { BoostMarker, type BoostMarkerProps } from "./boost-marker.tsx";
export {
  type BoostFacts,
  type BoostKind,
  type BoostReason,
  type BoostView,
  boostKinds,
} from "./boost-view.ts";
