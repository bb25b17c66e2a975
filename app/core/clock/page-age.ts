/** The name under which the web server sends the age of a page (Server-Timing). */
export const pageAgeMetric = "age";

/** The part of the browser's performance entries that is read. */
interface NavigationTiming {
  readonly serverTiming?: readonly { readonly name: string; readonly duration: number }[];
}

/**
 * Milliseconds between a page's rendering and its sending to this visitor: the web server shares a
 * rendering for some seconds. 0 where the browser says nothing of it.
 */
export function pageAge(performance: Pick<Performance, "getEntriesByType"> | undefined): number {
  const [navigation] = (performance?.getEntriesByType("navigation") ?? []) as NavigationTiming[];
  const metric = navigation?.serverTiming?.find(({ name }) => name === pageAgeMetric);
  return metric?.duration ?? 0;
}
