import type { NamedStates } from "../testing/named-states.ts";
import type { ErrorPageProps } from "./error-page.tsx";

/** Every face of the error page, by name. */
export const errorPageStates = {
  "not found": { status: 404, homeHref: "/" },
  failed: { status: 500, homeHref: "/", onRetry: () => undefined },
  "trying again": { status: 500, homeHref: "/", onRetry: () => undefined, isRetrying: true },
  "no answer": { status: null, homeHref: "/", onRetry: () => undefined },
  "another failure": { status: 503, homeHref: "/nl/" },
} satisfies NamedStates<ErrorPageProps>;
