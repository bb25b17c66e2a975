import { join } from "node:path";
import { root } from "@grandstand/tools/src/run/paths.ts";
import ts from "typescript";
import type { PropRow } from "../../stories/support/prop-controls.ts";

/** A longer union is of names that are not chosen one by one, such as the keys of a catalog. */
const mostChoices = 40;

/** What is read of a type; what a component is handed at runtime, not what TypeScript allows for. */
function kindOf(type: ts.Type, name: string, checker: ts.TypeChecker): PropRow["kind"] {
  const { flags } = type;
  if (flags & ts.TypeFlags.BooleanLike) return "boolean";
  if (flags & ts.TypeFlags.StringLike) return "text";
  if (flags & ts.TypeFlags.NumberLike) return "number";
  if (type.isUnion()) {
    const has = (of: ts.TypeFlags) => type.types.every((part) => (part.flags & of) !== 0);
    if (has(ts.TypeFlags.BooleanLike)) return "boolean";
    const isLiteral = has(ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral);
    if (isLiteral && type.types.length <= mostChoices) return "choice";
    if (has(ts.TypeFlags.StringLike)) return "text";
    if (checker.typeToString(type).includes("ReactNode") || name === "children") return "text";
  }
  if (checker.getSignaturesOfType(type, ts.SignatureKind.Call).length > 0) {
    return /^on[A-Z]/.test(name) ? "callback" : "function";
  }
  return "view";
}

function choicesOf(type: ts.Type): (string | number)[] {
  if (!type.isUnion()) return [];
  return type.types.flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : [],
  );
}

/** The type as the component declares it: `OddsFormat`, and not the three strings it stands for. */
function writtenType(prop: ts.Symbol, type: ts.Type, checker: ts.TypeChecker): string {
  const [declaration] = prop.declarations ?? [];
  if (declaration && ts.isPropertySignature(declaration) && declaration.type) {
    return declaration.type.getText().replace(/\s+/g, " ");
  }
  return checker.typeToString(type);
}

function readProp(prop: ts.Symbol, checker: ts.TypeChecker): PropRow {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
  const kind = kindOf(type, prop.name, checker);
  return {
    name: prop.name,
    isRequired: (prop.flags & ts.SymbolFlags.Optional) === 0,
    description: ts.displayPartsToString(prop.getDocumentationComment(checker)),
    type: writtenType(prop, type, checker),
    kind,
    choices: kind === "choice" ? choicesOf(type) : [],
  };
}

/** The props of a component that our own code declares; those of the DOM are documented by React. */
function readProps(component: ts.Symbol, checker: ts.TypeChecker): PropRow[] {
  const isAlias = (component.flags & ts.SymbolFlags.Alias) !== 0;
  const type = checker.getTypeOfSymbol(isAlias ? checker.getAliasedSymbol(component) : component);
  const [signature] = checker.getSignaturesOfType(type, ts.SignatureKind.Call);
  const [props] = signature?.getParameters() ?? [];
  if (!props) return [];
  const isOurs = ({ declarations = [] }: ts.Symbol) =>
    declarations.some((node) => !node.getSourceFile().fileName.includes("/node_modules/"));
  return checker
    .getPropertiesOfType(checker.getTypeOfSymbol(props))
    .filter(isOurs)
    .map((prop) => readProp(prop, checker));
}

function createProgram(folders: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);
  const files = folders.map((folder) => join(root, "ui/src", folder, "index.ts"));
  return ts.createProgram(files, { ...options, types: [] });
}

/**
 * The props of each component of the folders, by the component's name, from one TypeScript program
 * for all: a program a component is what makes `react-docgen-typescript` slow.
 */
export function componentProps(folders: readonly string[]): Map<string, readonly PropRow[]> {
  const program = createProgram(folders);
  const checker = program.getTypeChecker();
  const components = program.getRootFileNames().flatMap((file) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  });
  return new Map(
    components
      .filter(({ name }) => /^[A-Z]/.test(name))
      .map((component) => [component.name, readProps(component, checker)]),
  );
}
