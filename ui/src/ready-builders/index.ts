export {
  ReadyBuilders,
  type ReadyBuildersProps,
  type ReadyBuilderView,
} from "./ready-builders.tsx";
