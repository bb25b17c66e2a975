import { tokenTable } from "@grandstand/tokens/table";
import type { ReactNode } from "react";
import { ReviewRow, ReviewTable } from "../review/review-table.tsx";
import { CopyName } from "./copy-name.tsx";
import { DocsSection } from "./docs-section.tsx";

const themes = ["dark", "light", "contrast"] as const;

interface TokenTableProps {
  readonly name: string;
  /** The heads of the columns beside the names. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly ReactNode[] }[];
}

/** Tokens by name; a press on a name copies it. */
export function TokenTable({ name, heads, rows }: TokenTableProps) {
  return (
    <DocsSection heading={name}>
      <ReviewTable label={name} heads={["Name", ...heads]}>
        {rows.map((row) => (
          <ReviewRow key={row.name} name={<CopyName name={row.name} />} cells={row.cells} />
        ))}
      </ReviewTable>
    </DocsSection>
  );
}

interface ValueTableProps {
  readonly name: string;
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

function ValueTable({ name, rows }: ValueTableProps) {
  return (
    <TokenTable
      name={name}
      heads={["Value"]}
      rows={rows.map((row) => ({ name: row.name, cells: [row.value] }))}
    />
  );
}

function Swatch({ value }: { value: string }) {
  return (
    <span className="gs:flex gs:items-center gs:gap-2">
      <span
        aria-hidden
        className="gs:size-8 gs:shrink-0 gs:rounded-sm gs:border gs:border-line gs:forced-color-adjust-none"
        style={{ background: value }}
      />
      {value}
    </span>
  );
}

/** The closed palette in each theme. */
export function ColourTable() {
  return (
    <TokenTable
      name="Colours"
      heads={themes}
      rows={tokenTable.colours.map(({ name, values }) => ({
        name,
        cells: themes.map((theme) => <Swatch key={theme} value={values[theme]} />),
      }))}
    />
  );
}

/** Each pair that may be drawn, its ratio in each theme, and the least that it must have. */
export function ContrastTable() {
  return (
    <DocsSection heading="Contrast (WCAG 2)">
      <ReviewTable label="Contrast" heads={["Pair", "Used for", "At least", ...themes]}>
        {tokenTable.contrast.map(({ text, background, use, minimum, ratios }) => (
          <ReviewRow
            key={`${text} ${background} ${use}`}
            name={`${text} on ${background}`}
            cells={[use, minimum, ...themes.map((theme) => ratios[theme].toFixed(2))]}
          />
        ))}
      </ReviewTable>
    </DocsSection>
  );
}

/** The type styles, each in itself. */
export function TypeTable() {
  return (
    <TokenTable
      name="Type"
      heads={["Sample", "Use", "Size", "Line", "Weight", "Width"]}
      rows={tokenTable.type.map((style) => {
        const { name, use, size, lineHeight, weight, width, letterSpacing } = style;
        const isWordmark = name === "wordmark";
        const sample = {
          fontFamily: isWordmark ? "var(--gs-font-family-wordmark)" : "var(--gs-font-family-text)",
          fontSize: size,
          fontStretch: width,
          fontWeight: weight,
          letterSpacing,
          lineHeight,
        };
        return {
          name,
          cells: [
            <span key="sample" className="gs:whitespace-nowrap" style={sample}>
              {isWordmark ? "Grandstand" : "Union Saint-Gilloise 2.24"}
            </span>,
            ...[use, size, lineHeight, weight, width],
          ],
        };
      })}
    />
  );
}

/** Sizes, radii, screens and stacking order. */
export function SpaceTables() {
  const { radii, screens, sizes, layers } = tokenTable;
  return (
    <div className="gs:grid gs:gap-8 gs:tablet:grid-cols-2">
      <ValueTable name="Sizes" rows={sizes} />
      <ValueTable name="Radii" rows={radii} />
      <ValueTable name="Screens, smallest width" rows={screens} />
      <ValueTable name="Layers, lowest first" rows={layers} />
    </div>
  );
}

/** How long things move, and how. All of it stops under reduced motion. */
export function MotionTables() {
  return (
    <div className="gs:grid gs:gap-8 gs:tablet:grid-cols-2">
      <ValueTable name="Durations" rows={tokenTable.durations} />
      <ValueTable name="Easings" rows={tokenTable.easings} />
    </div>
  );
}
