export {
  calendarDrawing,
  coinsDrawing,
  type EmptyDrawing,
  envelopeDrawing,
  magnifierDrawing,
  receiptDrawing,
  scoreboardDrawing,
  ticketDrawing,
  tribuneDrawing,
} from "./drawings.ts";
export type { EmptyAction } from "./empty-actions.tsx";
export { EmptyPicture, type EmptyPictureProps } from "./empty-picture.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state.tsx";
export { type EmptyStateLayout, emptyStateLayouts } from "./empty-state.variants.ts";
