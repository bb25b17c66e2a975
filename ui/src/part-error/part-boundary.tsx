import { Component, type ReactNode } from "react";
import { PartError } from "./part-error.tsx";

export interface PartBoundaryProps {
  /** Shown instead of what failed; a `PartError` where it is left out. Its callback draws what failed again. */
  readonly renderError?: (error: unknown, retry: () => void) => ReactNode;
  /** The page's heading where the part has it: it stays, and what failed is below it. */
  readonly title?: string;
  /** A new value draws the part again, as a change of page does. */
  readonly resetKey?: unknown;
  readonly children: ReactNode;
}

interface Failure {
  readonly error: unknown;
  readonly resetKey: unknown;
}

/**
 * Keeps an error of one part in that part: what is around it still works, and the part can be drawn again. React has no
 * hook for it. The error is passed on to the root's `onCaughtError`.
 */
export class PartBoundary extends Component<PartBoundaryProps, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error, resetKey: noKey } };
  }

  static getDerivedStateFromProps(
    { resetKey }: PartBoundaryProps,
    { failure }: { failure: Failure | null },
  ) {
    if (failure === null) return null;
    if (failure.resetKey === noKey) return { failure: { ...failure, resetKey } };
    return Object.is(failure.resetKey, resetKey) ? null : { failure: null };
  }

  retry = () => this.setState({ failure: null });

  override render() {
    const { failure } = this.state;
    const { renderError, title, children } = this.props;
    if (failure === null) return children;
    if (renderError) return renderError(failure.error, this.retry);
    return (
      <>
        {title !== undefined && <h1 className="gs:type-title gs:px-3 gs:tablet:px-0">{title}</h1>}
        <PartError onRetry={this.retry} />
      </>
    );
  }
}

/** Of a failure that has just happened: the key of the moment is not known yet. */
const noKey = Symbol("no key");
