import { useWording } from "../provider/index.ts";
import { type LogoSize, logoWord } from "./logo.variants.ts";

export interface LogoProps {
  readonly size?: LogoSize;
}

/** The rows of a stand, and the name. It takes the colour of its text; the rows are floodlit. */
export function Logo({ size = "full" }: LogoProps) {
  const t = useWording();
  return (
    <span className="gs:inline-flex gs:items-center gs:gap-2.5">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 20"
        className="gs:h-5 gs:w-6 gs:shrink-0 gs:fill-act gs:forced-colors:fill-[CanvasText] gs:print:fill-[CanvasText]"
      >
        <path d="M0 14h5v6H0zM6 9h5v11H7v-6H6zM12 4h5v16h-4V9h-1zM18 0h6v20h-5V4h-1z" />
      </svg>
      <span className={logoWord({ size })}>{t("logo.name")}</span>
    </span>
  );
}
