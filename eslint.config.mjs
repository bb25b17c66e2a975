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

/** A string or a part of a template that matches; `#add` may be an address or an id. */
const textWith = (pattern) => [
  `Literal[value=/${pattern}/]:not(JSXAttribute[name.name=/^(href|id)$/] > Literal, Property[key.name=/^(href|id)$/] > Literal)`,
  `TemplateElement[value.raw=/${pattern}/]`,
];
const colourHolder =
  "/^(color|(background|border|outline|flood|accent|caret|stop|shadow)Color|background|fill|stroke|(fill|stroke)Style)$/";
const colourName = "/^(?!none$|inherit$|transparent$|currentcolor$|canvas|link)[a-z]+$/i";
/** In Tailwind's brackets; the system's own colours begin with a capital (`CanvasText`). */
const arbitraryColour = String.raw`(?:bg|text|border|fill|stroke|outline|ring|shadow|decoration|accent|caret|from|via|to)-\[(?!inherit|current|transparent)[a-z]+\]`;

/** A raw colour does not follow the theme, and no one has computed its contrast; Biome reads the sheets. */
const rawColours = [
  ...textWith(String.raw`(?<![\w&\/-])#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6}|[0-9a-fA-F]{3,4})\b`),
  ...textWith(String.raw`\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\((?!\s*from\s+var\()`),
  ...textWith(String.raw`${arbitraryColour}|\[(?:[a-z-]*color|fill|stroke|background):[a-z]+\]`),
  `JSXAttribute[name.name=${colourHolder}] > Literal[value=${colourName}]`,
  `Property[key.name=${colourHolder}] > Literal[value=${colourName}]`,
  `AssignmentExpression[left.property.name=${colourHolder}] > Literal[value=${colourName}]`,
].map((selector) => ({
  selector,
  message:
    "This colour is raw: it does not follow the theme, and nobody has computed its contrast. Use a Tailwind class of the closed palette, or var(--…) of tokens/; a colour that is missing is added there.",
}));

/** What clubs wear is a fact of theirs, and the drawing of a mark chooses its letters by their contrast. */
const clubColours = "sandbox/src/domain/catalogue/crests.ts";

/** The one empty text that is set as HTML: what a server drew in a hidden part is left alone (docs/decisions/122). */
const emptyHtml = "ui/src/provider/seen-from.ts";

/** A host has to know in which way a person closed or switched something (docs/decisions/83). */
const callbacksWithoutDetails = [
  "TSPropertySignature[key.name=/^on(\\w*Close|Close\\w*|Cancel)$/] TSFunctionType[params.length=0]",
  "TSPropertySignature[key.name=/^on(\\w*OpenChange|Switch)$/] TSFunctionType[params.length<2]",
].map((selector) => ({
  selector: `ExportNamedDeclaration ${selector}`,
  message:
    "A callback of a change gets the reason and the browser's event. Give it `DialogClose` of ui/src/dialog, or `(value, details: ChangeDetails<Reason>)` of ui/src/provider.",
}));

/** What is text for certain, as the value of a node's property: words of the catalogs, what is formatted, a template. */
const textAt = (property) => [
  `[${property}.type='TemplateLiteral']`,
  `[${property}.value=/\\S/]`,
  `[${property}.callee.name='t']`,
  `[${property}.callee.object.name='format']`,
];
const expressions = ["", ".consequent", ".alternate", ".right"].map((part) => `expression${part}`);
const textExpressions = expressions
  .flatMap(textAt)
  .map((attribute) => `JSXExpressionContainer${attribute}`);
const drawnText = `:matches(${["JSXText[value=/\\S/]", ...textExpressions].join(", ")})`;
const drawn =
  ":matches(JSXElement, JSXFragment, JSXText[value=/\\S/], JSXExpressionContainer[expression.type!='JSXEmptyExpression'])";

/** A translator replaces texts; React then no longer finds one that is beside something (docs/decisions/102). */
const bareTexts = [
  `:matches(JSXElement, JSXFragment) > ${drawnText} ~ ${drawn}`,
  `:matches(JSXElement, JSXFragment) > ${drawn} ~ ${drawnText}`,
  `JSXFragment > ${drawnText}`,
  ...textAt("argument").flatMap((attribute) => [
    `FunctionDeclaration[id.name=/^[A-Z]/] > BlockStatement > ReturnStatement${attribute}`,
    `FunctionDeclaration[id.name=/^[A-Z]/] > BlockStatement > IfStatement > ReturnStatement${attribute}`,
  ]),
].map((selector) => ({
  selector,
  message:
    "This text stands beside something, or is all that a component returns: where a browser translates the page, React changes a text that nobody sees or fails. Give it an element of its own, or make one text of several.",
}));

/** A day has 23, 24 or 25 hours (docs/decisions/111); a product of 24 and 60 alone is minutes or seconds of a duration. */
const dayLengths = [
  "Literal[value=86400000]",
  "Literal[value=86400]",
  "BinaryExpression[operator='*']:matches([left.value=24],[right.value=24]):not([left.value=24][right.value=60])",
  "BinaryExpression[operator='*'] > BinaryExpression[operator='*'][left.value=24][right.value=60]",
].map((selector) => ({
  selector,
  message:
    "A day on which the clocks change has 23 or 25 hours. Count calendar days in the zone: `daysAfter`, `startOfDay` and `shiftDays` of rules/src/days, `shiftDays` of sandbox/src/kernel/time/brussels-time.ts. A time that rolls with the clock is so many hours, in hours.",
}));

/** Late answers have one guard (docs/decisions/41). */
const ownGuards = [
  "NewExpression[callee.name='AbortController']",
  "VariableDeclarator[id.name='own'][init.type='Identifier']",
].map((selector) => ({
  selector,
  message:
    "This guards against late answers by itself. Fetch with `createFetched` of app/core/fetched, or begin with `createLatest` beside it: its signal ends the request, and says after the answer whether it still counts.",
}));

const tests = ["**/*.test.{ts,tsx}", "**/*.spec.ts", "ui/src/testing/**", "app/testing/**"];
const restrict = (files, ignores, ...rules) => ({
  files,
  ignores: [...tests, ...ignores],
  rules: { "no-restricted-syntax": ["error", ...dayLengths, ...rules] },
});

export default [
  { ignores: ["**/node_modules/", "**/dist/", "build/", "storybook-static/", ".react-router/"] },
  {
    files: [
      "{app,ui,stories,bench,tests,.storybook,rules,sandbox,contract,tokens,tools}/**/*.{ts,tsx}",
      "*.ts",
    ],
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
          // The attributes whose text a person reads or a screen reader says.
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
  {
    files: ["**/*.{ts,tsx,mjs}"],
    rules: { "no-restricted-syntax": ["error", ...dayLengths] },
  },
  restrict(
    ["{sandbox,contract,bench,tests}/**/*.{ts,tsx,mjs}", "*.{ts,mjs}"],
    [clubColours],
    ...rawColours,
  ),
  restrict(["{stories,.storybook}/**/*.{ts,tsx}"], [], ...htmlSinks, ...rawColours),
  restrict(["rules/src/**/*.ts"], [], ...clockAndChance, ...rawColours),
  restrict([emptyHtml], [], ...clockAndChance, ...rawColours),
  restrict(
    ["ui/src/**/*.{ts,tsx}"],
    [emptyHtml],
    ...htmlSinks,
    ...clockAndChance,
    ...callbacksWithoutDetails,
    ...bareTexts,
    ...rawColours,
  ),
  restrict(["app/**/*.ts", "app/root.tsx"], [], ...htmlSinks, ...bareTexts, ...rawColours),
  restrict(["app/features/**/*.ts"], [], ...htmlSinks, ...bareTexts, ...rawColours, ...ownGuards),
  // app/root.tsx renders the page's own elements.
  restrict(["app/**/*.tsx"], ["app/root.tsx"], ...htmlSinks, styling, ...bareTexts, ...rawColours),
];
