import { WifiOff } from "lucide";
import { lazy, Suspense } from "react";
import { Button, ButtonLink } from "../button/index.ts";
import { Icon } from "../icon/index.ts";
import { useWording } from "../provider/index.ts";
import { type ErrorPageKind, errorBoard } from "./error-page.variants.ts";
import { StillDigits } from "./still-digits.tsx";

/** Only an error page needs them; where they can't be had the still ones stay. */
const ParticleDigits = lazy(async () => {
  try {
    return { default: (await import("./particle-digits.tsx")).ParticleDigits };
  } catch {
    return { default: StillDigits };
  }
});

export interface ErrorPageProps {
  /** The HTTP status. 404 has its own words; every other one shows as 500 (A2). Null: no answer came. */
  readonly status: number | null;
  /** The home page, in full, with its locale. */
  readonly homeHref: string;
  /** Requests the page again; absent where the page does not exist. */
  readonly onRetry?: () => void;
  readonly isRetrying?: boolean;
}

/** Replaces a page that can't be shown (A2). The route sets its title. */
export function ErrorPage({ status, homeHref, onRetry, isRetrying = false }: ErrorPageProps) {
  const t = useWording();
  const kind = kindOf(status);
  const digits = kind === "not-found" ? "404" : "500";
  const canRetry = onRetry !== undefined && kind !== "not-found";
  return (
    <div
      data-kind={kind}
      className="gs:grid gs:grid-cols-[minmax(0,1fr)] gs:justify-items-center gs:gap-6 gs:px-4 gs:py-10 gs:text-center gs:wrap-anywhere"
    >
      {kind === "unreachable" ? (
        <Icon shape={WifiOff} size={48} className="gs:text-ink-faint" />
      ) : (
        <div className={errorBoard()}>
          <Suspense fallback={<StillDigits digits={digits} />}>
            <ParticleDigits digits={digits} />
          </Suspense>
        </div>
      )}
      <div className="gs:grid gs:max-w-md gs:gap-2">
        <h1 className="gs:type-title">{t(`error-page.${kind}.title`)}</h1>
        <p className="gs:type-body gs:text-ink-muted">{t(`error-page.${kind}.text`)}</p>
        {status !== null && (
          <p className="gs:type-caption gs:text-ink-faint">{t("error-page.code", { status })}</p>
        )}
      </div>
      <div className="gs:flex gs:flex-wrap gs:justify-center gs:gap-3">
        {canRetry && (
          <Button variant="act" size="large" isBusy={isRetrying} onPress={onRetry}>
            {t("error-page.retry.button")}
          </Button>
        )}
        <ButtonLink variant={canRetry ? "raised" : "act"} size="large" href={homeHref}>
          {t("error-page.home.button")}
        </ButtonLink>
      </div>
    </div>
  );
}

function kindOf(status: number | null): ErrorPageKind {
  if (status === null) return "unreachable";
  return status === 404 ? "not-found" : "failed";
}
