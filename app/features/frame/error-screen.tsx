import { localePath, splitLocale } from "@grandstand/rules/locale";
import { ErrorPage } from "@grandstand/ui/error-page";
import { stoppedEnvironment, UiProvider } from "@grandstand/ui/provider";
import { useEffect, useEffectEvent, useMemo } from "react";
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from "react-router-dom";
import { repeatEarlyEvents } from "../../core/entry/early-events.ts";
import { usePage } from "../../core/navigation/page-context.ts";
import { useSite } from "../../core/site/site-context.ts";

/** The status of a failure that has none of its own. */
const usualStatus = 500;

/** The brand of a page that could not even read its configuration. */
const fallbackBrand = "Grandstand";

/** A page that can't be shown, inside of the site's frame: menu, slip and session continue around it. */
export function PageErrorBoundary() {
  const { language, configuration } = useSite();
  const status = statusOf(useRouteError());
  const { state, revalidate } = useRevalidator();
  useOnline(status === null, revalidate);
  return (
    <>
      <title>{`${status ?? usualStatus} | ${configuration.brandName}`}</title>
      <ErrorPage
        status={status}
        homeHref={localePath("/", language)}
        onRetry={() => void revalidate()}
        isRetrying={state === "loading"}
      />
    </>
  );
}

interface ErrorScreenProps {
  readonly error: unknown;
  /** Draws again what failed; by default the page is loaded again. */
  readonly onRetry?: () => void;
}

/** The error page (A2) where the frame itself failed: it is shown alone, since anything around it may have failed. */
export function ErrorScreen({ error, onRetry = reload }: ErrorScreenProps) {
  const { locale } = splitLocale(useLocation().pathname);
  const { i18n } = usePage();
  const environment = useMemo(() => ({ ...stoppedEnvironment(i18n), locale }), [i18n, locale]);
  const status = statusOf(error);
  useOnline(status === null, onRetry);
  // What was pressed meanwhile waits for no page any more, and these buttons work.
  useEffect(repeatEarlyEvents, []);
  return (
    <UiProvider value={environment}>
      <title>{`${status ?? usualStatus} | ${fallbackBrand}`}</title>
      <main>
        <ErrorPage status={status} homeHref={localePath("/", locale)} onRetry={onRetry} />
      </main>
    </UiProvider>
  );
}

function reload(): void {
  window.location.reload();
}

/** Fetches again what got no answer, once the connection is back. */
function useOnline(isWaiting: boolean, retry: () => unknown): void {
  const retryNow = useEffectEvent(() => void retry());
  useEffect(() => {
    if (!isWaiting) return;
    const onOnline = () => retryNow();
    window.addEventListener("online", onOnline);
    return () => window.removeEventListener("online", onOnline);
  }, [isWaiting]);
}

/** Null where no answer came: what a browser's fetch throws is a TypeError. */
function statusOf(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof TypeError && /fetch|network|load/i.test(error.message)
    ? null
    : usualStatus;
}
