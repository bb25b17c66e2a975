import { controlPath } from "@grandstand/rules/limits";
import { localePath, locales } from "@grandstand/rules/locale";
import { redirect } from "react-router-dom";
import { pageHead } from "../.server/page-head.ts";
import { loaderTools } from "../.server/server-api.ts";
import { headTags } from "../core/seo.ts";
import { Deferred } from "../core/wording/deferred-wording.tsx";
import { ControlPage } from "../features/limits/control-page.tsx";
import type { Route } from "./+types/stay-in-control.ts";

export { PageErrorBoundary as ErrorBoundary } from "../features/frame/error-screen.tsx";

/** *Stay in control*; under another language's word it leads to its own in this one (docs/decisions/60). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const tools = loaderTools(request, context);
  const own = controlPath(tools.language);
  if (localePath(tools.path, tools.language) !== own) throw redirect(own + tools.search, 301);
  const head = await pageHead(tools, "stay-in-control");
  const translations = locales.map((locale) => ({ locale, path: controlPath(locale) }));
  return { head: { ...head, translations } };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? headTags(loaderData.head) : [];

export default function StayInControlPage({ loaderData }: Route.ComponentProps) {
  return (
    <Deferred>
      <ControlPage title={loaderData.head.title} />
    </Deferred>
  );
}
