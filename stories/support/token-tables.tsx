import { tokenTable } from "@grandstand/tokens/table";
import { type ReactNode, useId } from "react";

const themes = ["dark", "light", "contrast"] as const;

interface TableProps {
  readonly name: string;
  readonly heads: readonly string[];
  readonly children: ReactNode;
}

function Table({ name, heads, children }: TableProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keyboard
    <section aria-labelledby={id} tabIndex={0} className="overflow-x-auto focus-ring-inset">
      <table className="type-small w-full border-collapse text-left">
        <caption id={id} className="type-heading pb-3 text-left">
          {name}
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="type-caption p-2 text-ink-faint">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

function Row({ name, cells }: { name: string; cells: readonly ReactNode[] }) {
  return (
    <tr className="border-t border-line">
      <th scope="row" className="type-label p-2 whitespace-nowrap">
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="p-2 whitespace-nowrap">
          {cell}
        </td>
      ))}
    </tr>
  );
}

function Swatch({ value }: { value: string }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden
        className="size-8 shrink-0 rounded-sm border border-line forced-color-adjust-none"
        style={{ background: value }}
      />
      {value}
    </span>
  );
}

/** The closed palette in each theme. */
export function ColourTable() {
  return (
    <Table name="Colours" heads={["Name", ...themes]}>
      {tokenTable.colours.map(({ name, values }) => (
        <Row
          key={name}
          name={name}
          cells={themes.map((theme) => <Swatch key={theme} value={values[theme]} />)}
        />
      ))}
    </Table>
  );
}

/** Each pair that may be drawn, its ratio in each theme, and the least that it must have. */
export function ContrastTable() {
  return (
    <Table name="Contrast (WCAG 2)" heads={["Pair", "Used for", "At least", ...themes]}>
      {tokenTable.contrast.map(({ text, background, use, minimum, ratios }) => (
        <Row
          key={`${text} ${background} ${use}`}
          name={`${text} on ${background}`}
          cells={[use, minimum, ...themes.map((theme) => ratios[theme].toFixed(2))]}
        />
      ))}
    </Table>
  );
}

/** The type styles, each in itself. */
export function TypeTable() {
  const heads = ["Style", "Sample", "Use", "Size", "Line", "Weight", "Width"];
  return (
    <Table name="Type" heads={heads}>
      {tokenTable.type.map(({ name, use, size, lineHeight, weight, width, letterSpacing }) => (
        <Row
          key={name}
          name={name}
          cells={[
            <span
              key="sample"
              style={{
                fontFamily:
                  name === "wordmark" ? "var(--font-family-wordmark)" : "var(--font-family-text)",
                fontSize: size,
                fontStretch: width,
                fontWeight: weight,
                letterSpacing,
                lineHeight,
              }}
            >
              {name === "wordmark" ? "Grandstand" : "Union Saint-Gilloise 2.24"}
            </span>,
            use,
            size,
            lineHeight,
            weight,
            width,
          ]}
        />
      ))}
    </Table>
  );
}

/** Radii, screens, sizes and stacking order. */
export function ShapeTable() {
  const { radii, screens, sizes, layers } = tokenTable;
  const groups = [
    ["Radii", radii],
    ["Screens, smallest width", screens],
    ["Sizes", sizes],
    ["Layers, lowest first", layers],
  ] as const;
  return (
    <div className="grid gap-8">
      {groups.map(([name, rows]) => (
        <Table key={name} name={name} heads={["Name", "Value"]}>
          {rows.map((row) => (
            <Row key={row.name} name={row.name} cells={[row.value]} />
          ))}
        </Table>
      ))}
    </div>
  );
}

/** How long things move, and how. All of it stops under reduced motion. */
export function MotionTable() {
  return (
    <div className="grid gap-8">
      <Table name="Durations" heads={["Name", "Value"]}>
        {tokenTable.durations.map((row) => (
          <Row key={row.name} name={row.name} cells={[row.value]} />
        ))}
      </Table>
      <Table name="Easings" heads={["Name", "Value"]}>
        {tokenTable.easings.map((row) => (
          <Row key={row.name} name={row.name} cells={[row.value]} />
        ))}
      </Table>
    </div>
  );
}
