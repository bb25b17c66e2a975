import ts from "typescript";
import { type Check, type Finding, isTest, type ProjectFile } from "./finding.ts";
import { isCode, lineOf, parse, walk } from "./syntax.ts";

/** The files that hold the numbers. */
const tables = ["rules/src/intervals/", "app/core/intervals.ts"];

/**
 * The service worker is one file, built beside the pages' own: a number of the tables would come from a
 * chunk that it shares with them and would have to import.
 */
const exempt = ["app/worker/"];

/** What calls back, or gives up, after a number of milliseconds; by its last name. */
const timers = new Set([
  "setTimeout",
  "setInterval",
  "setTimer",
  "schedule",
  "wait",
  "sleep",
  "settleIn",
  "useNow",
]);

/** Fields that say after how many milliseconds something happens. */
const fields = new Set([
  "closeDelay",
  "delay",
  "duration",
  "every",
  "lifetime",
  "timeout",
  "totalTimeout",
]);

/** The names of constants that hold such a number but do not pass it to a timer in their own file. */
const timeName =
  /(Backoff|Delay|Interval|Lifetime|Patience|Pause|Rest|Timeout|[a-z]Time|[a-z]Wait)$/;

/** Factors, as in *twice as long*, are no milliseconds. */
const smallestTime = 10;

const advice = {
  why: "Anyone who changes an interval, or compares it with the specification, looks in one table; a number beside a timer is changed in one of its copies.",
  instead:
    "give it a name and a reason in rules/src/intervals/intervals.ts (the specification’s, and what ui waits for) or app/core/intervals.ts (the app’s own), and take it from there",
};

const isRead = (path: string) =>
  /^(rules\/src|ui\/src|app)\//.test(path) &&
  isCode(path) &&
  !isTest(path) &&
  !/\.(states|stories)\.tsx?$/.test(path) &&
  ![...tables, ...exempt].some((start) => path.startsWith(start));

/** The constants of a file by their names. */
function constantsOf(source: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const constants = new Map<string, ts.Expression>();
  walk(source, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return;
    if (node.parent.flags & ts.NodeFlags.Const) constants.set(node.name.text, node.initializer);
  });
  return constants;
}

const isFunction = (node: ts.Node) => ts.isArrowFunction(node) || ts.isFunctionExpression(node);

/** Whether a number only turns one unit into another: a factor of something that is no number. */
function isConversion(node: ts.NumericLiteral): boolean {
  const { parent } = node;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  if (kind !== ts.SyntaxKind.AsteriskToken && kind !== ts.SyntaxKind.SlashToken) return false;
  const other = parent.left === node ? parent.right : parent.left;
  return !ts.isNumericLiteral(other);
}

/** The first number of milliseconds that an expression has in itself, or through constants of its file. */
function findTime(
  expression: ts.Expression,
  constants: ReadonlyMap<string, ts.Expression>,
  seen: ReadonlySet<string> = new Set(),
): ts.NumericLiteral | undefined {
  let found: ts.NumericLiteral | undefined;
  const visit = (node: ts.Node): void => {
    if (found || isFunction(node)) return;
    if (ts.isNumericLiteral(node)) {
      if (Number(node.text) >= smallestTime && !isConversion(node)) found = node;
    } else if (ts.isIdentifier(node)) {
      const meant = constants.get(node.text);
      if (meant && !seen.has(node.text)) {
        found = findTime(meant, constants, new Set([...seen, node.text]));
      }
    } else if (ts.isPropertyAccessExpression(node)) visit(node.expression);
    else if (ts.isCallExpression(node)) node.arguments.forEach(visit);
    else ts.forEachChild(node, visit);
  };
  visit(expression);
  return found;
}

/** The last name of what is called: `setTimer` of `site.setTimer(…)`; AbortSignal's `timeout` with its own. */
function nameOfCall({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (!ts.isPropertyAccessExpression(expression)) return "";
  const isSignal = expression.expression.getText() === "AbortSignal";
  return isSignal && expression.name.text === "timeout" ? "setTimeout" : expression.name.text;
}

/** What of a node has to be a number of the tables. */
function timesOf(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node) && timers.has(nameOfCall(node))) {
    return node.arguments.filter((each) => !isFunction(each));
  }
  if (ts.isPropertyAssignment(node) && fields.has(node.name.getText())) {
    const { initializer } = node;
    if (!ts.isArrowFunction(initializer)) return [initializer];
    return ts.isBlock(initializer.body) ? [] : [initializer.body];
  }
  if (ts.isVariableDeclaration(node) && timeName.test(node.name.getText())) {
    const { initializer } = node;
    return initializer && ts.isNumericLiteral(initializer) ? [initializer] : [];
  }
  return [];
}

function timersOf(file: ProjectFile): readonly Finding[] {
  const source = parse(file);
  const constants = constantsOf(source);
  const found = new Map<number, Finding>();
  walk(source, (node) => {
    for (const time of timesOf(node)) {
      const literal = findTime(time, constants);
      if (!literal) continue;
      const line = lineOf(source, literal);
      const what = `has ${literal.getText(source)} ms beside its timer`;
      found.set(line, { file: file.path, line, what, ...advice });
    }
  });
  return [...found.values()];
}

/** Timers of rules, ui and app take their numbers from the two tables of intervals. */
export const timerNumbers: Check = (files) =>
  files.filter(({ path }) => isRead(path)).flatMap(timersOf);
