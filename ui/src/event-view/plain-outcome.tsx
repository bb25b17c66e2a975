import { OddsButton } from "../odds-button/index.ts";
import type { RenderOutcome } from "./event-view.ts";

const ignore = () => undefined;

/** A price without updates and without an action: what a list draws if it has no `renderOutcome`. */
export const renderPlainOutcome: RenderOutcome = (outcome, context, layout) => (
  <OddsButton outcome={outcome} context={context} layout={layout} onToggle={ignore} />
);
