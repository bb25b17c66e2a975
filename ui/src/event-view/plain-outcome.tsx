import { OddsButton } from "../odds-button/index.ts";
import type { RenderOutcome } from "./event-view.ts";

const ignore = () => undefined;

/** A price that follows nothing and adds to nothing, where a list is not told how to draw one. */
export const renderPlainOutcome: RenderOutcome = (outcome, context, layout) => (
  <OddsButton outcome={outcome} context={context} layout={layout} onToggle={ignore} />
);
