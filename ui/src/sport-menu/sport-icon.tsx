import { Gamepad2, Trophy } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "../icon/index.ts";

/** Drawn in the strokes of the other icons, on the same 24 units. */
const drawings: Readonly<Record<string, ReactNode>> = {
  football: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="m12 7.5 4.3 3.1-1.7 5H9.4l-1.7-5zM12 2v5.5M21.5 9l-5.2 1.6M17.9 20l-3.3-4.4M6.1 20l3.3-4.4M2.5 9l5.2 1.6" />
    </>
  ),
  tennis: (
    <>
      <circle cx="12" cy="12" r="10" />
      <path d="M5.2 4.7a10 10 0 0 1 0 14.6M18.8 4.7a10 10 0 0 0 0 14.6" />
    </>
  ),
  "horse-racing": (
    <path d="M6 21.5H3.5L3.8 19A12 12 0 0 1 3 14.5a9 9 0 1 1 18 0 12 12 0 0 1-.8 4.5l.3 2.5H18a17 17 0 0 0 .5-6.5 6.5 6.5 0 1 0-13 0 17 17 0 0 0 .5 6.5ZM7.5 8h.01M16.5 8h.01M12 6.5h.01" />
  ),
};

const esports = ["counter-strike", "valorant", "league-of-legends", "esports", "e-sports"];

/** What a sport is known by at a glance; its name is always beside it. */
export function SportIcon({ sport }: { readonly sport: string }) {
  const drawing = drawings[sport];
  if (drawing === undefined) {
    const shape = esports.includes(sport) ? Gamepad2 : Trophy;
    return <Icon shape={shape} size={18} className="gs:shrink-0" />;
  }
  return (
    <svg
      aria-hidden
      width={18}
      height={18}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="gs:shrink-0"
    >
      {drawing}
    </svg>
  );
}
