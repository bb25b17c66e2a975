import { useLink } from "../provider/index.ts";

interface EventNameProps {
  readonly name: string;
  /** Its page; without one it is only named. */
  readonly href: string | undefined;
}

/** The event of a selection, and the way to it. */
export function EventName({ name, href }: EventNameProps) {
  const Link = useLink();
  if (href === undefined) return <span translate="no">{name}</span>;
  return (
    <Link
      translate="no"
      href={href}
      className="gs:focus-ring gs:tap gs:inline-flex gs:items-center gs:rounded-sm gs:underline gs:decoration-1 gs:underline-offset-3 gs:hover:decoration-2 gs:print:no-underline"
    >
      {name}
    </Link>
  );
}
