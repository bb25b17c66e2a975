import { useWording } from "../provider/index.ts";

/** Says a number of milliseconds in hours and minutes. */
export function useDuration(): (milliseconds: number) => string {
  const t = useWording();
  return (milliseconds) => {
    const minutes = Math.max(0, Math.floor(milliseconds / 60_000));
    const hours = Math.floor(minutes / 60);
    if (hours === 0) return t("session-clock.minutes", { minutes });
    const rest = String(minutes % 60).padStart(2, "0");
    return t("session-clock.duration", { hours, minutes: rest });
  };
}
