import { pageHead } from "../.server/page-head.ts";
import { loaderTools } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { LoginPage } from "../features/session/login-page.tsx";
import type { Route } from "./+types/login.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** The login at its own address (A2): where affiliates lead, and where the operator's app logs in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  // Hidden from the start, and not once the page's code runs.
  const hidesIdentityApp = new URL(request.url).searchParams.get("hideItsme") === "true";
  return { head: await pageHead(loaderTools(request, context), "login"), hidesIdentityApp };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function Login({ loaderData }: Route.ComponentProps) {
  return (
    <Deferred>
      <LoginPage hidesIdentityApp={loaderData.hidesIdentityApp} />
    </Deferred>
  );
}
