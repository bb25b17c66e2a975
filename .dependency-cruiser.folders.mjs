/**
 * No loop of folders (docs/decisions/118-floors-everywhere.md): of two folders one stands on the other, types included, so
 * that the lower one can be read, moved and tested without the upper. Tests and what they are helped by stand on all.
 */

import files from "./.dependency-cruiser.mjs";

export default {
  forbidden: [
    {
      name: "no-folder-loop",
      comment:
        "These folders stand on each other. Move what both need into the lower one or into a folder below both, or take what is needed as a type of one's own that the caller fills.",
      severity: "error",
      scope: "folder",
      from: { path: "^(app|rules/src|ui/src)/" },
      to: { circular: true },
    },
  ],
  options: {
    ...files.options,
    exclude: { path: `${files.options.exclude.path}|${String.raw`\.test\.tsx?$|/testing/`}` },
  },
};
