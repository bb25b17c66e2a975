import { useWording } from "../provider/index.ts";

/** Beside the name of the player who serves: a dot, and words for readers. */
export function ServerMark() {
  const t = useWording();
  return (
    <>
      <span
        aria-hidden
        className="gs:me-1 gs:inline-block gs:size-2 gs:rounded-full gs:border-4 gs:border-ink"
      />
      <span className="gs:sr-only">{t("event-header.serves")}</span>
    </>
  );
}
