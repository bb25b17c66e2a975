export { KeptPart, type KeptPartProps } from "./kept-part.tsx";
export { PartBoundary, type PartBoundaryProps } from "./part-boundary.tsx";
export { PartError, type PartErrorKind, type PartErrorProps } from "./part-error.tsx";
