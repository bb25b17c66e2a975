import { stillDigits } from "./error-page.variants.ts";

/** What the board shows until its lamps are there. */
export function StillDigits({ digits }: { readonly digits: string }) {
  return (
    <div aria-hidden className={stillDigits()}>
      <span>{digits}</span>
    </div>
  );
}
