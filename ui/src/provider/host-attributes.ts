import type { AriaAttributes, Ref } from "react";

/**
 * What a site may set on the element of a primitive, for its tests, its sheet and its labels. What the
 * component sets itself stays: a class is added to its own, and so is a description.
 */
export interface HostAttributes<Root extends Element> extends AriaAttributes {
  readonly id?: string;
  readonly className?: string;
  readonly ref?: Ref<Root>;
  readonly [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Classes or ids, each of which may be missing, as one attribute; nothing where all are. */
export function joined(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
