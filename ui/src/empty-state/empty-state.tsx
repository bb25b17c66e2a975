import { type HostAttributes, joined } from "../provider/index.ts";
import { Sentence } from "../sentence/index.ts";
import type { EmptyDrawing } from "./drawings.ts";
import { type EmptyAction, EmptyActions } from "./empty-actions.tsx";
import { EmptyPicture } from "./empty-picture.tsx";
import { type EmptyStateLayout, emptyState, emptyWords } from "./empty-state.variants.ts";

export interface EmptyStateProps extends HostAttributes<HTMLDivElement> {
  readonly drawing: EmptyDrawing;
  /** What there is none of. */
  readonly title: string;
  /** What will come here, and when. */
  readonly text?: string;
  /** Where to go from here: one, or two in the middle of a page. */
  readonly actions?: readonly EmptyAction[];
  readonly layout?: EmptyStateLayout;
}

/**
 * In the place of a list that has nothing: a drawing, what there is none of, what will come, and where
 * to go (B2). It announces nothing: what empties a list says so.
 *
 * Data attributes: `data-layout` card | plain | page.
 */
export function EmptyState(props: EmptyStateProps) {
  const { drawing, title, text, actions = [], layout = "card", className, ...host } = props;
  return (
    <div {...host} data-layout={layout} className={joined(emptyState({ layout }), className)}>
      <EmptyPicture drawing={drawing} />
      <div className={emptyWords({ layout })}>
        <p className="gs:type-heading">
          <Sentence>{title}</Sentence>
        </p>
        {text !== undefined && (
          <p className="gs:type-body gs:text-ink-muted">
            <Sentence>{text}</Sentence>
          </p>
        )}
        {actions.length > 0 && <EmptyActions layout={layout} actions={actions} />}
      </div>
    </div>
  );
}
