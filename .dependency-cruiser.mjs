/**
 * Which way imports run, imports of types included (docs/decisions/14-workspaces-without-a-build.md,
 * docs/decisions/41-one-home-a-feature.md, docs/decisions/118-floors-everywhere.md).
 * `npm run check-imports` holds it; what a rule's comment says is printed with what breaks it, so it
 * names the way out. Loops of folders are in `.dependency-cruiser.folders.mjs`.
 */

export const tests = [String.raw`\.test\.tsx?$`, "/testing/"];

/** A pattern for everything in these folders. */
export const inside = (...folders) => `^(${folders.join("|").replaceAll(".", String.raw`\.`)})/`;

/** A pattern for a workspace, also where what is imported of it is not built yet. */
const ofWorkspace = (...names) => `^(@grandstand/)?(${names.join("|")})/`;

/** A pattern for these packages. */
const packages = (...names) => `^node_modules/(${names.join("|")})/`;

export function forbid(name, comment, from, to) {
  return { name, comment, severity: "error", from, to };
}

/** Which folders import a workspace, and the way out for all others. */
const importers = {
  tokens: {
    by: ["ui", "stories", ".storybook", "tests", "bench", "tools"],
    instead:
      "Only ui imports tokens for the site: add the value to ui/src and import it as @grandstand/ui/<folder>.",
  },
  rules: {
    by: ["ui", "app", "stories", ".storybook", "tests", "bench"],
    instead:
      "Pass the rule's result in, or compute it where rules may be imported. The sandbox computes by itself, so that a test against it compares two independent answers.",
  },
  contract: {
    by: ["app", "sandbox", "stories/journeys", "tests", "bench"],
    instead:
      "Accept a plain type by props or parameters: what is on the wire is decoded in app/core/client and app/core/realtime.",
  },
  ui: {
    by: ["app", "stories", ".storybook", "tests", "bench"],
    instead:
      "Pass it data and let the caller render: components are put together in app or stories.",
  },
  app: {
    by: ["stories/journeys", "tests", "bench"],
    instead: "Show the component alone, through @grandstand/ui/<folder> and its states.",
  },
  sandbox: {
    by: ["tests", "bench"],
    instead: "Reach it as the app does, over HTTP and the broker, or from tests.",
  },
  stories: {
    by: [".storybook"],
    instead: "Stories are a leaf: move what is shared into ui.",
  },
  tests: {
    by: [".storybook"],
    instead: "Tests are a leaf: move what is shared into the workspace that it is about.",
  },
  bench: {
    by: [],
    instead: "Benches are a leaf: move what is shared into the workspace that it is about.",
  },
  tools: {
    by: [".storybook", "tests", "bench"],
    instead: "Tools are a leaf: they read the project, nothing of it runs on them.",
  },
};
const workspaces = Object.keys(importers);

const betweenWorkspaces = [
  ...Object.entries(importers).map(([workspace, { by, instead }]) =>
    forbid(
      `who-imports-${workspace}`,
      `${by.length > 0 ? `Only ${by.join(", ")} may import ${workspace}.` : `Nothing imports ${workspace}.`} ${instead}`,
      { path: "/", pathNot: inside(workspace, ...by) },
      { path: ofWorkspace(workspace) },
    ),
  ),
  forbid(
    "stories-of-components-show-ui",
    "A component's stories import ui alone: its data is in @grandstand/ui/<folder>/states.",
    { path: inside("stories/components") },
    { path: ofWorkspace("tokens", "rules") },
  ),
  forbid(
    "workspaces-by-public-name",
    "A relative path goes around what a workspace exports, so that its insides can't change freely: import @grandstand/<workspace>/… instead.",
    { path: inside(...workspaces, ".storybook") },
    {
      path: inside(...workspaces),
      // .storybook configures the stories, and looks at them with the tests' helpers, by their paths.
      pathNot: ["^$1/", inside("stories", "tests")],
      dependencyTypes: ["local"],
      dependencyTypesNot: ["aliased"],
    },
  ),
];

const components = { path: inside("ui", "stories"), pathNot: inside("stories/journeys") };

const ofPackages = [
  forbid(
    "components-have-no-store",
    "A component gets data by props and notifies its caller by callbacks: the store is in app/features/<feature>/store.ts.",
    components,
    { path: packages("zustand") },
  ),
  forbid(
    "components-make-no-calls",
    "Calls go through app/core/client, messages arrive in app/core/realtime and the web server is app/.server: pass their content to the component as props.",
    components,
    { path: packages("ky", "u8-mqtt", "hono") },
  ),
  forbid(
    "components-have-no-router",
    "Use the link component of @grandstand/ui/provider, or a callback by props.",
    components,
    { path: packages("react-router", "react-router-dom", "@react-router/[^/]+") },
  ),
  forbid(
    "one-router",
    "Import it from react-router-dom, which exports all of react-router.",
    { path: inside("app", "stories", "bench") },
    { path: packages("react-router") },
  ),
  forbid(
    "components-decode-nothing",
    "What is on the wire is decoded in contract and app: accept a plain type by props.",
    components,
    { path: packages("valibot") },
  ),
  forbid(
    "ui-declares-its-packages",
    "Who installs the package would not have it: declare it in ui/package.json.",
    { path: inside("ui"), pathNot: tests },
    { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  ),
  forbid(
    "variants-in-their-file",
    "Stories, controls and pictures list a component's variants from <folder>.variants.ts alone: move the cva recipe and its lists there.",
    { path: inside("ui"), pathNot: String.raw`\.variants\.ts$` },
    { path: packages("class-variance-authority"), dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "app-draws-nothing",
    "What is seen is a component in ui/src/<folder>: import it as @grandstand/ui/<folder>.",
    { path: inside("app") },
    {
      path: packages(
        "@radix-ui/[^/]+",
        "react-aria",
        "react-stately",
        "class-variance-authority",
        "lucide",
      ),
    },
  ),
  forbid(
    "sandbox-computes-by-itself",
    "The sandbox imports nothing that the site runs on, so that a test against it compares two independent answers.",
    { path: inside("sandbox") },
    { path: packages("react", "react-dom", "zustand", "ky") },
  ),
  forbid(
    "rules-stand-alone",
    "Rules import neither a package nor Node, so that they run and are tested anywhere: write the few lines here, or do it in the workspace that calls.",
    { path: inside("rules"), pathNot: tests },
    { dependencyTypesNot: ["local"], pathNot: ofWorkspace(...workspaces) },
  ),
  forbid(
    "contract-takes-valibot",
    "The contract imports valibot and Node alone: do the rest in the workspace that calls.",
    { path: inside("contract"), pathNot: tests },
    { path: "node_modules/", pathNot: packages("valibot", "@valibot/to-json-schema") },
  ),
];

/** A feature's connectors, pages and whatever else of it draws. */
const drawing = String.raw`^app/features/.*\.tsx$`;

const betFeatures = "^app/features/(bet-slip|bet-builder|cash-out|history)/";

const aboveFeatures = "^app/(routes|root|entry|\\.server)";

const insideApp = [
  forbid(
    "core-knows-no-feature",
    "The core stands below the features: let the feature register what it does, as in app/features/frame/lifecycles.ts, or move what is shared into app/core.",
    { path: inside("app/core"), pathNot: tests },
    { path: inside("app/features", "app/worker") },
  ),
  forbid(
    "below-routes-and-server",
    "Routes and the web server stand on features, and features on the core: say what is needed as a type of the feature's own; the route or the web server brings it.",
    { path: inside("app/core", "app/features"), pathNot: tests },
    { path: aboveFeatures },
  ),
  forbid(
    "features-by-their-index",
    "A feature's folder is its own: import what its index.ts or index.lazy.ts gives, or add it there.",
    { path: "^app/features/([^/]+)/", pathNot: tests },
    {
      path: inside("app/features"),
      pathNot: ["^app/features/$1/", String.raw`^app/features/[^/]+/index(\.lazy)?\.ts$`],
    },
  ),
  forbid(
    "bets-are-shared-below",
    "Slip, builder, cash-out and history stand side by side: what two of them need of bets is in app/features/bets, and a route hands to a page of bets what another feature does with them.",
    { path: betFeatures, pathNot: tests },
    { path: betFeatures, pathNot: "^app/features/$1/" },
  ),
  forbid(
    "drawing-makes-no-calls",
    "A connector or a page hands over, and fetches nothing: make the call, or the store with createFetched, in the feature's store.ts, api.ts or another file of its folder that draws nothing. Types may be imported.",
    { path: drawing, pathNot: tests },
    {
      path: ["^app/core/client/", String.raw`^app/core/fetched/fetched\.ts$`],
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "drawing-names-no-call",
    "A connector or a page names no call of the contract and no schema: do it in the feature's store.ts, api.ts or another file of its folder that draws nothing. Types and entities may be imported.",
    { path: drawing, pathNot: tests },
    {
      path: ofWorkspace("contract"),
      pathNot: String.raw`/entities(\.ts)?$`,
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "tests-alone-take-testing",
    "What only tests need is in a folder called testing, and stays out of the site.",
    { path: inside("app"), pathNot: tests },
    { path: inside("app/testing") },
  ),
];

const insideSandbox = [
  forbid(
    "kernel-knows-nobody",
    "The kernel stands below all domains: move what knows one into sandbox/src/domain, or have the caller pass it in.",
    { path: inside("sandbox/src/kernel"), pathNot: tests },
    { path: inside("sandbox/src/domain", "sandbox/src/edge") },
  ),
  forbid(
    "domain-knows-no-edge",
    "A domain knows neither calls nor pages nor the whole operator: say what it needs as a type of its own, and the edge passes that in; what both need is in sandbox/src/kernel.",
    { path: inside("sandbox/src/domain"), pathNot: tests },
    { path: inside("sandbox/src/edge") },
  ),
  forbid(
    "parts-know-no-operator",
    "The operator is made of the parts of the edge, so a part that takes the whole of it can't be used without the others: say what it needs as a type of its own. Calls and control alone take the operator.",
    {
      path: inside("sandbox/src/edge"),
      pathNot: [...tests, "^sandbox/src/edge/(operator|http|control|start)/"],
    },
    { path: inside("sandbox/src/edge/operator") },
  ),
];

export default {
  forbidden: [
    ...betweenWorkspaces,
    ...ofPackages,
    ...insideApp,
    ...insideSandbox,
    forbid(
      "no-cycle",
      "Files of a cycle can only be read, moved and loaded together: put what both need, types too, into a file of its own.",
      {},
      { circular: true },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|dist|ui/dist|storybook-static|\\.react-router|\\.stryker-tmp)/" },
    tsPreCompilationDeps: true,
    exoticRequireStrings: ["vi.mock", "vi.doMock", "vi.importActual"],
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
