import { Button, ButtonLink } from "../button/index.ts";
import { Notice } from "../notice/index.ts";
import { useWording } from "../provider/index.ts";

/** What could not be drawn: a part of a page, or a page that nothing works on any more. */
export type PartErrorKind = "part" | "page";

export interface PartErrorProps {
  readonly kind?: PartErrorKind;
  /** Draws the part again, or loads the page again. */
  readonly onRetry: () => void;
  /** Where a person sees which bets they have, in full, with its locale: on a page that takes none any more. */
  readonly betsHref?: string;
}

/**
 * Replaces a part that could not be drawn, while everything around it still works. On top of a page on which nothing
 * works any more it says so, with the ways on; it claims nothing of what was placed before.
 */
export function PartError({ kind = "part", onRetry, betsHref }: PartErrorProps) {
  const t = useWording();
  const text = t(`part-error.${kind}.text`);
  return (
    <Notice
      kind={kind === "part" ? "warning" : "error"}
      announced={text}
      action={
        <div className="gs:flex gs:flex-wrap gs:items-center gs:gap-3">
          <Button variant="raised" onPress={onRetry}>
            {t(`part-error.${kind}.retry`)}
          </Button>
          {betsHref !== undefined && (
            <ButtonLink variant="raised" href={betsHref}>
              {t("part-error.page.bets")}
            </ButtonLink>
          )}
        </div>
      }
    >
      {text}
    </Notice>
  );
}
