import { launch } from "./ensure-install.mjs";

/** `npm start`, `npm test` and the like: runs the file of `commands/` that the first argument names. */
const [command] = process.argv.splice(2, 1);

// The last line of a test command has its counts, also where it could not begin.
await launch(`${command}.ts`, () => {
  if (command.startsWith("test")) process.stdout.write("0 passed, 1 failed\n");
});
