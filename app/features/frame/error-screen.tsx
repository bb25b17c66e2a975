import { localePath, splitLocale } from "@grandstand/rules/locale";
import { ErrorPage } from "@grandstand/ui/error-page";
import { createWording, defaultEnvironment, UiProvider } from "@grandstand/ui/provider";
import { useMemo } from "react";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { usePage } from "../../entry/page-context.ts";
import { useSite } from "../../site/site-context.ts";

/** The brand of a page that could not even read its configuration. */
const fallbackBrand = "Grandstand";

/** A page that can't be shown, inside of the site's frame: menu, slip and session go on around it. */
export function PageErrorBoundary() {
  const { language, configuration } = useSite();
  const status = statusOf(useRouteError());
  return (
    <>
      <title>{`${status} | ${configuration.brandName}`}</title>
      <ErrorPage status={status} homeHref={localePath("/", language)} />
    </>
  );
}

/** The error page (A2) where the frame itself is what failed: it stands by itself, because what failed may be anything around it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { locale } = splitLocale(useLocation().pathname);
  const { catalog } = usePage();
  const environment = useMemo(
    () => ({ ...defaultEnvironment(createWording(locale, catalog)), locale }),
    [locale, catalog],
  );
  const status = statusOf(error);
  return (
    <UiProvider value={environment}>
      <title>{`${status} | ${fallbackBrand}`}</title>
      <main>
        <ErrorPage status={status} homeHref={localePath("/", locale)} />
      </main>
    </UiProvider>
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}
