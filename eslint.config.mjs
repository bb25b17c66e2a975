import parser from "@typescript-eslint/parser";
import hooks from "eslint-plugin-react-hooks";

/** React's own rules, and what its compiler needs. Biome holds everything else. */
export default [
  { ignores: ["**/node_modules/", "**/dist/", "build/", ".react-router/"] },
  {
    files: ["{app,ui,stories,bench,tests,.storybook}/**/*.{ts,tsx}"],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    plugins: { "react-hooks": hooks },
    rules: {
      ...hooks.configs["recommended-latest"].rules,
      // The link component of the host comes by a hook: it is read from the context, not made.
      "react-hooks/static-components": "off",
      // Biome's useExhaustiveDependencies has it.
      "react-hooks/exhaustive-deps": "off",
    },
  },
];
