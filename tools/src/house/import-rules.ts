/** A folder's place in the house: what it may take from the others, and which packages it may not. */
export type ImportRule = {
  /** Files whose path begins with this are under the rule; the longest that fits counts. */
  under: string;
  /** Workspaces of ours that it may import, besides its own. */
  workspaces: readonly string[];
  /** When given, the only packages that files other than tests may import. */
  onlyPackages?: readonly string[];
  /** Packages it may not import, each with the reason and the way out. */
  never?: Readonly<Record<string, string>>;
};

const storeWayOut =
  "a surface gets data by props and tells its caller by callbacks; the store stands in app/features/<feature>/store.ts";
const callWayOut =
  "calls are made in app/features/<feature>/api.ts; hand the answer to the surface as props";
const routerWayOut = "take the link component from @grandstand/ui/provider, or a callback by props";
const schemaWayOut =
  "what is on the wire is decoded in contract and app; take a plain type by props";
const surfaceWayOut =
  "what is seen is a surface in ui/src/<room>; import it as @grandstand/ui/<room>";
const independenceWayOut =
  "the sandbox computes by itself, so that a test against it compares two independent answers";

const neverInSurfaces = {
  zustand: storeWayOut,
  ky: callWayOut,
  "react-router": routerWayOut,
  "react-router-dom": routerWayOut,
  "@react-router": routerWayOut,
  valibot: schemaWayOut,
  "u8-mqtt": "messages arrive in app/core/realtime; hand their content to the surface as props",
  hono: "the web server is app/.server",
};

const neverInApp = {
  "@radix-ui": surfaceWayOut,
  "react-aria": surfaceWayOut,
  "class-variance-authority": surfaceWayOut,
  "lucide-react": surfaceWayOut,
};

const neverInSandbox = {
  react: independenceWayOut,
  "react-dom": independenceWayOut,
  zustand: independenceWayOut,
  ky: independenceWayOut,
};

/** Which way imports run, folder by folder (docs/decisions/14-workspaces-without-a-build.md). */
export const importRules: readonly ImportRule[] = [
  { under: "tokens/", workspaces: [] },
  { under: "rules/", workspaces: [], onlyPackages: [] },
  {
    under: "contract/",
    workspaces: [],
    onlyPackages: ["valibot", "@valibot/to-json-schema", "node:"],
  },
  { under: "ui/", workspaces: ["tokens", "rules"], never: neverInSurfaces },
  { under: "app/", workspaces: ["ui", "rules", "contract"], never: neverInApp },
  { under: "sandbox/", workspaces: ["contract"], never: neverInSandbox },
  { under: "stories/components/", workspaces: ["ui"], never: neverInSurfaces },
  { under: "stories/", workspaces: ["ui", "tokens", "rules"], never: neverInSurfaces },
  { under: "stories/journeys/", workspaces: ["ui", "tokens", "rules", "contract", "app"] },
  { under: ".storybook/", workspaces: ["ui", "tokens", "rules", "stories", "tests", "tools"] },
  {
    under: "tests/",
    workspaces: ["tokens", "rules", "contract", "ui", "app", "sandbox", "tools"],
  },
  {
    under: "bench/",
    workspaces: ["tokens", "rules", "contract", "ui", "app", "sandbox", "tools"],
  },
  { under: "tools/", workspaces: ["tokens"] },
];
