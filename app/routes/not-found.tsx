import { notFound } from "../.server/server-api.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** Whatever address nothing else answers (A2, Error page). */
export function loader(): never {
  throw notFound();
}

export default function NotFound() {
  return null;
}
