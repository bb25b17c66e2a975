export { Loading, type LoadingProps, Skeleton, type SkeletonProps } from "./skeleton.tsx";
export { type SkeletonShape, skeletonShapes } from "./skeleton.variants.ts";
