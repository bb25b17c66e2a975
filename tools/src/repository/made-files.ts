import type { Check, Finding, ProjectFile } from "./finding.ts";

/** The folders whose pictures are the product's own or a document's, each with what they are. */
const pictureFolders: Readonly<Record<string, string>> = {
  "app/public/": "the site's icons and logos",
  "brands/": "the icons of each further brand",
  "docs/pictures/": "what README and documents show",
  "sandbox/src/domain/content/picture/": "what the sandbox serves",
};

const mostPictures = 40;
const mostGenerated = 60;
const mostGeneratedBytes = 3_000_000;

const isPicture = (path: string) => /\.(png|jpe?g|webp|avif|gif|bmp|tiff?|ico|svg)$/i.test(path);
const isOfProduct = (path: string) =>
  Object.keys(pictureFolders).some((folder) => path.startsWith(folder));
const isGenerated = (path: string) => /\.gen\.\w+$/.test(path);

const ofPictures = {
  why: "Anyone who clones the repository fetches every picture that was ever in it, and a change of one padding touches hundreds.",
  instead:
    "leave it out: `npm run pictures -- --against origin/main` draws both revisions and shows what differs; an icon of the product goes into app/public, and a picture of a document into docs/pictures",
};
const ofGenerated = {
  why: "What is made from sources hides what a person changed, and every change of a source changes it too.",
  instead:
    "leave it out and have it made where it is read (node_modules/.cache, the static Storybook), or make one small file a kind, sorted, a line a fact",
};

/** Pictures beside those of the product, or too many of its own. */
function pictureFindings(paths: readonly string[]): Finding[] {
  const pictures = paths.filter(isPicture);
  const others = pictures.filter((path) => !isOfProduct(path));
  const found = others.map((file) => ({ file, what: "is a picture in the tree", ...ofPictures }));
  if (pictures.length - others.length <= mostPictures) return found;
  const what = `has one of ${pictures.length - others.length} pictures, of at most ${mostPictures}`;
  return [...found, { file: pictures.filter(isOfProduct)[0] ?? "", what, ...ofPictures }];
}

/** Generated files that are too many, or too large together: the largest is named. */
function generatedFindings(files: readonly ProjectFile[]): Finding[] {
  const sized = files
    .filter(({ path }) => isGenerated(path))
    .map(({ path, text }) => ({ path, bytes: Buffer.byteLength(text) }))
    .toSorted((one, other) => other.bytes - one.bytes);
  const bytes = sized.reduce((sum, file) => sum + file.bytes, 0);
  if (sized.length <= mostGenerated && bytes <= mostGeneratedBytes) return [];
  const what = `is the largest of ${sized.length} generated files with ${bytes} bytes, of at most ${mostGenerated} with ${mostGeneratedBytes}`;
  return [{ file: sized[0]?.path ?? "", what, ...ofGenerated }];
}

/** What is made rather than written stays out of the tree: no picture but the product's own, few generated files. */
export const madeFiles: Check = (files) => [
  ...pictureFindings(files.map(({ path }) => path)),
  ...generatedFindings(files),
];
