import { useLink } from "../provider/index.ts";

interface EventNameProps {
  readonly name: string;
  /** Its page; without one it is only named. */
  readonly href: string | undefined;
}

/** The event of a selection, and the way to it. */
export function EventName({ name, href }: EventNameProps) {
  const Link = useLink();
  if (href === undefined) return name;
  return (
    <Link
      href={href}
      className="focus-ring tap inline-flex items-center rounded-sm underline decoration-1 underline-offset-3 hover:decoration-2 print:no-underline"
    >
      {name}
    </Link>
  );
}
