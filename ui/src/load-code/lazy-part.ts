import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadCode } from "./load-code.ts";

/** A component whose code comes when it is first drawn; until then the Suspense around it shows its fallback. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await loadCode(load) }));
}
