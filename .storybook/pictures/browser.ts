import readme from "../../tests/pictures/README.md?raw";

/** The major version of the Chromium that drew the kept pictures. */
function recordedMajor(): string | undefined {
  return /Chromium (\d+)/.exec(readme)?.[1];
}

/** What a person needs to know who sees a picture differ: by which browser each was drawn. */
export function whatDrewPictures(): string {
  const recorded = recordedMajor();
  const own = /Chrom(?:e|ium)\/(\d+)/.exec(navigator.userAgent)?.[1];
  if (recorded === own) {
    return "If the change is wanted, `npm run pictures` draws the kept pictures anew.";
  }
  return [
    `The kept pictures were drawn by Chromium ${recorded}, this one by Chromium ${own}: text may differ by that alone.`,
    `Compare with Chromium ${recorded} (CHROMIUM_PATH names one), or draw all anew with \`npm run pictures\`.`,
  ].join("\n");
}
