import { pageHead } from "../.server/page-head.ts";
import { loaderTools } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { ForgottenPassword } from "../features/password-recovery/connect-recovery.tsx";
import type { Route } from "./+types/forgotten-password.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** The request for a mail, where the password is forgotten (A2). */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { head: await pageHead(loaderTools(request, context), "forgotten-password") };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function ForgottenPasswordPage() {
  return (
    <Deferred>
      <ForgottenPassword />
    </Deferred>
  );
}
