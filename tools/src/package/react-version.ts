import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../run/paths.ts";
import { filesOfPackage } from "./manifest.ts";
import { packageFolder } from "./package-paths.ts";

/** React 19.0.0 instead of the newest, for a bundler. */
export const oldestReact: Readonly<Record<string, string>> = {
  react: join(root, "node_modules/react-19-0"),
  "react-dom": join(root, "node_modules/react-dom-19-0"),
};

/** What React 19.0.0 exports, of all that a component may use. */
const ofReact19 = new Set(
  [
    "Children Component Fragment Profiler PureComponent StrictMode Suspense act cache cloneElement",
    "createContext createElement createRef forwardRef isValidElement lazy memo startTransition use",
    "useActionState useCallback useContext useDebugValue useDeferredValue useEffect useId",
    "useImperativeHandle useInsertionEffect useLayoutEffect useMemo useOptimistic useReducer useRef",
    "useState useSyncExternalStore useTransition version",
  ].flatMap((line) => line.split(" ")),
);

const fromReact = /import\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*"react"/g;
const effectEvent = join(root, "tools/src/package/effect-event.ts");

/** A source that imports `useEffectEvent` from where React 19.0 has it too. */
export function withEffectEvent(code: string): string {
  return code.replace(fromReact, (whole, names: string) => {
    if (!/\buseEffectEvent\b/.test(names)) return whole;
    const others = names.replace(/\buseEffectEvent\b,?/, "");
    return `import { useEffectEvent } from ${JSON.stringify(effectEvent)};\nimport {${others}} from "react"`;
  });
}

/** Has the package do without what React 19.0 lacks. */
export const olderReact: Plugin = {
  name: "older-react",
  enforce: "pre",
  transform: (code, id) =>
    id.startsWith(join(root, "ui/src")) && code.includes("useEffectEvent")
      ? withEffectEvent(code)
      : null,
};

/** The names that a module imports from React, but that React 19.0 does not have. */
export function newerThanReact19(code: string): readonly string[] {
  return [...code.matchAll(fromReact)]
    .flatMap(([, names = ""]) => names.split(","))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? "")
    .filter((name) => name !== "" && !name.startsWith("type ") && !ofReact19.has(name));
}

/** The modules of the package that React 19.0 could not run. */
export function reactErrors(): readonly string[] {
  return filesOfPackage(".js").flatMap((path) =>
    newerThanReact19(readFileSync(join(packageFolder, path), "utf8")).map(
      (name) =>
        `${path} imports ${name} of React, which React 19.0 lacks, and the package says that it needs no more: replace it in tools/src/package/react-version.ts, as useEffectEvent is`,
    ),
  );
}
