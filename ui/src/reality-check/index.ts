export {
  RealityCheck,
  type RealityCheckFigures,
  type RealityCheckProps,
} from "./reality-check.tsx";
