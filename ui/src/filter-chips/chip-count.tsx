import { useFormat, useWording } from "../provider/index.ts";

/** How many things a chip leaves; nothing where that is not said. */
export function ChipCount({ count }: { count: number | undefined }) {
  const t = useWording();
  const format = useFormat();
  if (count === undefined) return null;
  return (
    <span className="gs:type-caption gs:tabular gs:font-medium gs:opacity-80">
      <span aria-hidden>{format.number(count)}</span>
      <span className="gs:sr-only">{t("sport-menu.count", { count })}</span>
    </span>
  );
}
