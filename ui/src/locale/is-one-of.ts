/** Whether a name that a server sent is among those that have words: only then is it part of a key. */
export function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((each) => each === name);
}
