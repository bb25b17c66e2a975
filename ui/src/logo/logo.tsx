import { useEnvironment } from "../provider/index.ts";
import { type LogoSize, logoWord } from "./logo.variants.ts";

export interface LogoProps {
  readonly size?: LogoSize;
}

const grandstand = {
  name: "Grandstand",
  mark: "M0 14h5v6H0zM6 9h5v11H7v-6H6zM12 4h5v16h-4V9h-1zM18 0h6v20h-5V4h-1z",
} as const;

/** The rows of a grandstand or the brand's own mark, and the name. It takes the colour of its text; the mark is floodlit. */
export function Logo({ size = "full" }: LogoProps) {
  const { brand: { name, mark = grandstand.mark } = grandstand } = useEnvironment();
  return (
    <span className="gs:inline-flex gs:items-center gs:gap-2.5">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 20"
        className="gs:h-5 gs:w-6 gs:shrink-0 gs:fill-act gs:forced-colors:fill-[CanvasText] gs:print:fill-[CanvasText]"
      >
        <path d={mark} />
      </svg>
      <span className={logoWord({ size })}>{name}</span>
    </span>
  );
}
