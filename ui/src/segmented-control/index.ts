export {
  SegmentedControl,
  type SegmentedControlOption,
  type SegmentedControlProps,
} from "./segmented-control.tsx";
export {
  type SegmentedControlLegend,
  segmentedControlLegends,
} from "./segmented-control.variants.ts";
