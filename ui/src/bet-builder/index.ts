export { BetBuilder } from "./bet-builder.tsx";
export type { BetBuilderProps } from "./bet-builder-props.ts";
export type { BuilderPickView, BuilderTicketView, BuilderView } from "./builder-view.ts";
