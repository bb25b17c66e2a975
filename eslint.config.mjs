import parser from "@typescript-eslint/parser";
import i18next from "eslint-plugin-i18next";
import hooks from "eslint-plugin-react-hooks";

/**
 * React's own rules and those of its compiler, the words of the catalogs, and what the product may
 * not call. Biome has all the others. Each rule has its test in tools/src/repository/lint.test.ts.
 */

/** Rules and components receive the time and random values (docs/decisions/18). */
const clockAndChance = [
  "MemberExpression[property.name='now']:matches([object.name=/^(Date|performance)$/], [object.property.name=/^(Date|performance)$/])",
  "MemberExpression[property.name='random']:matches([object.name='Math'], [object.property.name='Math'])",
  "MemberExpression[property.name=/^(randomUUID|getRandomValues)$/]",
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.name='Date']",
].map((selector) => ({
  selector,
  message:
    "The clock and random values can't be tested or pictured, and a phone's clock may be an hour off. In rules, take `now` (epoch milliseconds) or the random value as a parameter; in ui, take the clock from the provider or the value by props.",
}));

/** Text of a server, an address or a variable never becomes code (docs/decisions/25). */
const htmlSinks = [
  "JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/]",
  "Property[key.name=/^(dangerouslySetInnerHTML|srcDoc)$/]",
  "AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]",
  "CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment|setHTMLUnsafe|parseHTMLUnsafe|parseFromString)$/]",
  "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
].map((selector) => ({
  selector,
  message:
    "This sets HTML, and Trusted Types stop the page at it. Show it as text; HTML of the content service is read by app/core/content/read-content.ts and drawn by ui/src/rich-text.",
}));

/** App connects components to stores, and draws nothing itself. */
const styling = {
  selector: "JSXAttribute[name.name=/^(className|style)$/]",
  message:
    "What app draws itself has no stories, no states and no accessibility tests. Make or extend a component in ui/src (`npm run new-component -- <folder>`), and hand it props from a connector.",
};

const tests = ["**/*.test.{ts,tsx}", "**/*.spec.ts", "ui/src/testing/**", "app/testing/**"];
const restrict = (files, ignores, ...rules) => ({
  files,
  ignores: [...tests, ...ignores],
  rules: { "no-restricted-syntax": ["error", ...rules] },
});

export default [
  { ignores: ["**/node_modules/", "**/dist/", "build/", "storybook-static/", ".react-router/"] },
  {
    files: ["{app,ui,stories,bench,tests,.storybook,rules}/**/*.{ts,tsx}"],
    languageOptions: { parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
  },
  {
    files: ["{app,ui,stories,bench,tests,.storybook}/**/*.{ts,tsx}"],
    plugins: { "react-hooks": hooks },
    rules: {
      ...hooks.configs["recommended-latest"].rules,
      // The link component of the host comes by a hook: it is read from the context, not made.
      "react-hooks/static-components": "off",
      // Biome's useExhaustiveDependencies has it.
      "react-hooks/exhaustive-deps": "off",
    },
  },
  {
    files: ["{ui/src,app}/**/*.tsx"],
    ignores: [...tests, "**/*.{states,stories}.tsx"],
    plugins: { i18next },
    rules: {
      "i18next/no-literal-string": [
        "error",
        {
          mode: "jsx-only",
          "should-validate-template": true,
          "jsx-components": { exclude: [] },
          // The attributes whose text a person reads or hears.
          "jsx-attributes": {
            include: [
              "aria-(label|description|roledescription|valuetext|placeholder)",
              "title",
              "alt",
              "placeholder",
              "label",
            ],
          },
          words: { exclude: [/^\P{L}*$/u] },
          callees: { exclude: ["t", "renderOutcome"] },
          "object-properties": { exclude: [".*"] },
          message:
            "Words in a component exist in one language, and compliance never sees them. Add a key to ui/src/locale/{fr,nl,en}",
        },
      ],
    },
  },
  restrict(["{stories,.storybook}/**/*.{ts,tsx}"], [], ...htmlSinks),
  restrict(["rules/src/**/*.ts"], [], ...clockAndChance),
  restrict(["ui/src/**/*.{ts,tsx}"], [], ...htmlSinks, ...clockAndChance),
  restrict(["app/**/*.ts", "app/root.tsx"], [], ...htmlSinks),
  // app/root.tsx renders the page's own elements.
  restrict(["app/**/*.tsx"], ["app/root.tsx"], ...htmlSinks, styling),
];
