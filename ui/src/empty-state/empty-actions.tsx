import type { MouseEvent } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { useLink } from "../provider/index.ts";
import { type EmptyStateLayout, emptyAction, emptyButtons } from "./empty-state.variants.ts";

/** A way on: a link where it leads somewhere, a button where it does something on the page. */
export type EmptyAction =
  | { readonly label: string; readonly href: string }
  | {
      readonly label: string;
      readonly onPressEvent: (event: MouseEvent<HTMLButtonElement>) => void;
    };

interface EmptyActionsProps {
  readonly layout: EmptyStateLayout;
  readonly actions: readonly EmptyAction[];
}

/** Beside a drawing as links, in the middle of a page as buttons of which the first is outlined. */
export function EmptyActions({ layout, actions }: EmptyActionsProps) {
  if (layout !== "page")
    return actions.map((each) => <TextAction key={each.label} action={each} />);
  return (
    <div className={emptyButtons}>
      {actions.map((each, index) => (
        <ButtonAction key={each.label} action={each} variant={index === 0 ? "outline" : "quiet"} />
      ))}
    </div>
  );
}

function TextAction({ action }: { readonly action: EmptyAction }) {
  const Link = useLink();
  if ("href" in action) {
    return (
      <Link href={action.href} className={emptyAction}>
        {action.label}
      </Link>
    );
  }
  return (
    <button type="button" className={emptyAction} onClick={action.onPressEvent}>
      {action.label}
    </button>
  );
}

interface ButtonActionProps {
  readonly action: EmptyAction;
  readonly variant: "outline" | "quiet";
}

function ButtonAction({ action, variant }: ButtonActionProps) {
  if ("href" in action) {
    return (
      <ButtonLink href={action.href} variant={variant}>
        {action.label}
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} onPressEvent={action.onPressEvent}>
      {action.label}
    </Button>
  );
}
