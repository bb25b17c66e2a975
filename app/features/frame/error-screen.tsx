import { localePath, splitLocale } from "@grandstand/rules/locale";
import { ErrorPage } from "@grandstand/ui/error-page";
import { createWording, defaultEnvironment, UiProvider } from "@grandstand/ui/provider";
import { useMemo } from "react";
import { isRouteErrorResponse, useLocation } from "react-router";
import { usePage } from "../../entry/page-context.ts";

/** The brand of a page that could not even read its configuration. */
const fallbackBrand = "Grandstand";

/** The error page (A2): it stands by itself, because what failed may be anything around it. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { locale } = splitLocale(useLocation().pathname);
  const { catalog } = usePage();
  const environment = useMemo(
    () => ({ ...defaultEnvironment(createWording(locale, catalog)), locale }),
    [locale, catalog],
  );
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <UiProvider value={environment}>
      <title>{`${status} | ${fallbackBrand}`}</title>
      <main>
        <ErrorPage status={status} homeHref={localePath("/", locale)} />
      </main>
    </UiProvider>
  );
}
