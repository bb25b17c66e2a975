import { EventSides, type SelectionMarks } from "../mark-image/index.ts";
import { useLink } from "../provider/index.ts";

interface EventNameProps {
  readonly leg: SelectionMarks & {
    readonly eventName: string;
    /** Its page; without one it is only named. */
    readonly eventHref?: string;
  };
}

/** The event of a selection, with the marks of its sides, and the way to it. */
export function EventName({ leg }: EventNameProps) {
  const Link = useLink();
  const sides = <EventSides name={leg.eventName} of={leg} size={16} />;
  if (leg.eventHref === undefined) return sides;
  return (
    <Link
      href={leg.eventHref}
      className="gs:focus-ring gs:tap gs:inline-flex gs:items-center gs:rounded-sm gs:underline gs:decoration-1 gs:underline-offset-3 gs:hover:decoration-2 gs:print:no-underline"
    >
      {sides}
    </Link>
  );
}
