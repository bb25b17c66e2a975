import { ButtonLink } from "../button/index.ts";
import { useWording } from "../provider/index.ts";
import { type ErrorPageKind, errorBoard } from "./error-page.variants.ts";
import { ParticleDigits } from "./particle-digits.tsx";

export interface ErrorPageProps {
  /** The HTTP status. 404 has its own words; every other one shows as 500 (A2). */
  readonly status: number;
  /** The home page, in full, with its locale. */
  readonly homeHref: string;
}

/** What stands in the place of a page that can't be shown (A2). Its title is the route's to set. */
export function ErrorPage({ status, homeHref }: ErrorPageProps) {
  const t = useWording();
  const kind: ErrorPageKind = status === 404 ? "not-found" : "failed";
  return (
    <div
      data-kind={kind}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-6 px-4 py-10 text-center wrap-anywhere"
    >
      <div className={errorBoard()}>
        <ParticleDigits digits={kind === "not-found" ? "404" : "500"} />
      </div>
      <div className="grid max-w-md gap-2">
        <h1 className="type-title">{t(`error-page.${kind}.title`)}</h1>
        <p className="type-body text-ink-muted">{t(`error-page.${kind}.text`)}</p>
        <p className="type-caption text-ink-faint">{t("error-page.code", { status })}</p>
      </div>
      <ButtonLink look="act" size="large" href={homeHref}>
        {t("error-page.home.button")}
      </ButtonLink>
    </div>
  );
}
