import { pageHead } from "../.server/page-head.ts";
import { loaderTools } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { ResetPassword } from "../features/password-recovery/connect-recovery.tsx";
import type { Route } from "./+types/reset-password.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** The new password behind the link of that mail. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return { head: await pageHead(loaderTools(request, context), "reset-password") };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function ResetPasswordPage() {
  return (
    <Deferred>
      <ResetPassword />
    </Deferred>
  );
}
