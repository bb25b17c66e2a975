/**
 * No folder leads back to itself over others, imports of types included
 * (docs/decisions/118-floors-everywhere.md). `npm run check-imports` holds it, after the rules of
 * files. This has a run of its own because a rule of folders counts every file of a folder, and a
 * test may stand above the folder that it is in.
 */
import imports, { forbid, inside, tests } from "./.dependency-cruiser.mjs";

/** Where folders are without a loop, from the root. */
const folders = ["app", "rules/src", "sandbox/src", "ui/src"];

const inFolders = { path: `${inside(...folders).slice(0, -1)}(/|$)` };

export default {
  forbidden: [
    {
      ...forbid(
        "no-folder-loop",
        "Folders of a loop can only be read, moved and understood together: put what both need, types too, into a folder below both, or say it as a type of the lower folder's own that the upper one satisfies.",
        inFolders,
        { ...inFolders, circular: true },
      ),
      scope: "folder",
    },
  ],
  options: {
    ...imports.options,
    includeOnly: { path: inside(...folders) },
    exclude: { path: tests },
  },
};
