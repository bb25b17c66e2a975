import { join } from "node:path";
import { keepBuild } from "./run/earlier-builds.ts";
import { root } from "./run/paths.ts";

/**
 * Run before `react-router build`, which empties `build`: the web server keeps serving the files of
 * the last two builds, so that a page opened before a deploy finds its code (decision 31).
 */
keepBuild(join(root, "build"), join(root, "dist/earlier-builds"));
