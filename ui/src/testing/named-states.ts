/**
 * A component's named states: the props that show each. Stories, tests, pictures and the wording book
 * all go through the same list, so a state that is named is a state that is seen and checked.
 */
export type NamedStates<Props> = Readonly<Record<string, Props>>;
