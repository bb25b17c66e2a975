import type { ReactNode } from "react";

interface EmptyBetsProps {
  /** Why there is nothing. */
  readonly title: string;
  /** What will come. */
  readonly text?: string;
  /** A way on. */
  readonly children: ReactNode;
}

/** Why the list is empty and what will come, under a drawing of an empty tribune. */
export function EmptyBets({ title, text, children }: EmptyBetsProps) {
  return (
    <div className="gs:grid gs:justify-items-center gs:gap-3 gs:px-4 gs:py-12 gs:text-center">
      <EmptyStand />
      <p className="gs:type-heading gs:mt-4 gs:text-balance">{title}</p>
      {text !== undefined && (
        <p className="gs:type-body gs:max-w-xs gs:text-balance gs:text-ink-muted">{text}</p>
      )}
      {children}
    </div>
  );
}

/** Steps of a tribune without anybody, and a floodlight that is on. */
function EmptyStand() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 208 125"
      width={208}
      height={125}
      fill="none"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="gs:max-w-full gs:stroke-ink-faint"
    >
      <path d="M14 119h180" />
      <path
        className="gs:stroke-ink"
        d="M35 119v-17h23v-17h23v-17h23v-16h23v67M149 22h29v21h-29zM149 32.500h29M158.700 22v21M168.300 22v21M163.500 43v76"
      />
      <path d="M58 102v17M81 85v34M104 68v51M41 96h11M64 79h11M87 62h11M110 46h11" />
      <path strokeDasharray="3 5" d="M144 49l-12 20M157 51l-6 25M182 49l11 17" />
    </svg>
  );
}
