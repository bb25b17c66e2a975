/**
 * A state's props as the args of a story, so that controls change them. Its callbacks stay those of the
 * file, which report to the panel of actions. The type says no more than an object, since Storybook
 * takes the narrow types of what the file begins with for those of every story.
 */
export function stateArgs(props: object): Readonly<Record<string, never>> {
  const shown = Object.entries(props).filter(([name]) => !/^on[A-Z]/.test(name));
  return Object.fromEntries(shown) as Readonly<Record<string, never>>;
}
