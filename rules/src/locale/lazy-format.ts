/** Builds a format when it is first needed: building one costs far more than using it. */
export function lazyFormat<Made>(build: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= build();
    return made;
  };
}
