import { Link } from "../link/index.ts";
import { useWording } from "../provider/index.ts";

export interface PlayerReviewsProps {
  readonly brandName: string;
  /** The brand's page on a site of reviews, on another host. */
  readonly href: string;
}

/**
 * Where players say what they think of the brand (A2, Footer; B7). It leads to the site of reviews and
 * takes nothing from it: a script or a frame of another host would see everybody who reads a page.
 */
export function PlayerReviews({ brandName, href }: PlayerReviewsProps) {
  const t = useWording();
  return (
    <section className="gs:type-small gs:grid gs:max-w-80 gs:grid-cols-1 gs:justify-items-start gs:pe-14">
      <h2 className="gs:type-label gs:text-ink">{t("player-reviews.title")}</h2>
      <p>{t("player-reviews.text", { brand: brandName })}</p>
      <Link href={href} variant="plain" opensNewTab>
        {t("player-reviews.link")}
      </Link>
    </section>
  );
}
