import type { ProjectFile } from "@grandstand/tools/src/repository/finding.ts";
import { parse } from "@grandstand/tools/src/repository/syntax.ts";
import ts from "typescript";
import type { ComponentRow } from "../../stories/review/review-data.ts";

function isNamedStates(node: ts.Node | undefined): node is ts.SatisfiesExpression {
  return !!node && ts.isSatisfiesExpression(node) && /^NamedStates\b/.test(node.type.getText());
}

function namesIn(node: ts.Expression): string[] {
  if (!ts.isObjectLiteralExpression(node)) return [];
  return node.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? [name.text] : [],
  );
}

/** The lists of named states that a component's states file exports, as they are written. */
export function componentStates(files: readonly ProjectFile[]): ComponentRow[] {
  const statesFiles = files.filter(({ path }) =>
    /^ui\/src\/[\w-]+\/[\w-]+\.states\.ts$/.test(path),
  );
  return statesFiles.map((file) => {
    const lists = parse(file).statements.flatMap((statement) => {
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        isNamedStates(initializer)
          ? [
              {
                name: name.getText(),
                props: initializer.type.getText().slice("NamedStates<".length, -1),
                states: namesIn(initializer.expression),
              },
            ]
          : [],
      );
    });
    return { folder: file.path.split("/")[2] ?? "", lists };
  });
}
