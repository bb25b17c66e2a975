import { useEffect, useState } from "react";

/** A component as a page links to it. */
export interface ComponentLink {
  readonly name: string;
  /** The id of its page of documentation. */
  readonly page: string;
}

/** In bytes, minified and compressed. */
export interface ComponentSize {
  /** Its own code. */
  readonly own: number;
  /** That, and all of ours that comes with it. */
  readonly atOnce: number;
  /** What is loaded when it is needed. */
  readonly deferred: number;
}

/** What the project's files say of a component, beside its specification. */
export interface ComponentFacts extends ComponentLink {
  readonly folder: string;
  /** Its named states, as the states file lists them: the ids of their stories, and their names. */
  readonly states: readonly { readonly id: string; readonly name: string }[];
  /** The tokens that its own files name, each as `colour ink`. */
  readonly tokens: readonly string[];
  readonly madeOf: readonly ComponentLink[];
  readonly partOf: readonly ComponentLink[];
  readonly size: ComponentSize;
  /** The first version of the package that has it; null until a version does. */
  readonly since: string | null;
}

/** All components by their folders, once it has arrived; null until then. */
export function useComponentFacts(): Readonly<Record<string, ComponentFacts>> | null {
  const [facts, setFacts] = useState<Readonly<Record<string, ComponentFacts>> | null>(null);
  useEffect(() => {
    let isWanted = true;
    import("virtual:grandstand-components").then(({ default: read }) => {
      if (isWanted) setFacts(read);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return facts;
}
