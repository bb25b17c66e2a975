import { buildPackage } from "./package/build.ts";
import { runCommand, say } from "./run/say.ts";

/** `npm run build:ui`: builds ui/ as the package that others install, in ui/dist. */
await runCommand(async () => {
  await buildPackage();
  say("The package is in ui/dist; `npm pack ./ui/dist` makes it one file.");
  return 0;
});
