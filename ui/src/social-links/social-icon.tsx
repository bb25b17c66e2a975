import type { ReactNode } from "react";

/** A plain drawing of what one does on a network; its name is beside it. */
export function SocialIcon({ network }: { readonly network: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="gs:size-4.5 gs:shrink-0 gs:fill-none gs:stroke-current"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {drawings.get(network) ?? <path d="M10 14 20 4m0 0h-6m6 0v6M12 5H5v14h14v-7" />}
    </svg>
  );
}

const drawings: ReadonlyMap<string, ReactNode> = new Map([
  ["facebook", <path key="f" d="M14 21v-8h3l.6-3.5H14V7.6c0-1.2.5-1.9 2-1.9h1.8M14 13h-3.5" />],
  [
    "instagram",
    <g key="i">
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4h.01" />
    </g>,
  ],
  ["x", <path key="x" d="m5 4 14 16M19 4 5 20" />],
  [
    "youtube",
    <g key="y">
      <rect x="3" y="6" width="18" height="12" rx="3.5" />
      <path d="m10.5 9.5 4 2.5-4 2.5z" />
    </g>,
  ],
]);
