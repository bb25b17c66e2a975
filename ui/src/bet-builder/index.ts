export { BetBuilder, type BetBuilderProps } from "./bet-builder.tsx";
export type { BuilderPickView, BuilderTicketView, BuilderView } from "./builder-view.ts";
