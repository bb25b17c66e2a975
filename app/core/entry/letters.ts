import sheet from "@grandstand/ui/letters.css?inline";

interface Face {
  readonly family: string;
  /** The address of its file. */
  readonly file: string;
  readonly descriptors: FontFaceDescriptors;
}

/** The faces of a sheet that has nothing else, in their order. */
export function readFaces(css: string): readonly Face[] {
  return [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].map(([, face = ""]) => {
    const valueIn = (name: string) =>
      new RegExp(`(?:^|[\\s;])${name}:\\s*([^;]*)`).exec(face)?.[1]?.trim();
    return {
      family: valueIn("font-family")?.replaceAll('"', "") ?? "",
      file: /url\("?([^")]*)/.exec(face)?.[1] ?? "",
      descriptors: {
        weight: valueIn("font-weight"),
        stretch: valueIn("font-stretch"),
        display: valueIn("font-display") as FontDisplay,
        unicodeRange: valueIn("unicode-range"),
      },
    };
  });
}

const faces = readFaces(sheet);

/** The address of the letters that every page begins with. */
export const textLetters = faces[0]?.file ?? "";

/**
 * The script that adds the letters to a page once the first of them have loaded. A face that is declared before has
 * the engine look up a stand-in of its own for each size and weight in the first layout, by a call to another process,
 * though the local faces are there: a quarter of that layout (docs/decisions/97). Without the letters those stay.
 */
export const lettersScript = `(async () => {
  const [text, ...others] = ${JSON.stringify(faces)}.map(({ family, file, descriptors }) =>
    new FontFace(family, "url(" + file + ")", descriptors));
  await text.load();
  for (const face of [text, ...others]) document.fonts.add(face);
})().catch(() => {})`;
