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
    <section aria-labelledby={id} tabIndex={0} className="gs:overflow-x-auto gs:focus-ring-inset">
      <table className="gs:type-small gs:w-full gs:border-collapse gs:text-left">
        <caption id={id} className="gs:type-heading gs:pb-3 gs:text-left">
          {name}
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className="gs:type-caption gs:p-2 gs:text-ink-faint">
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
    <tr className="gs:border-t gs:border-line">
      <th scope="row" className="gs:type-label gs:p-2 gs:whitespace-nowrap">
        {name}
      </th>
      {cells.map((cell, index) => (
        <td key={index} className="gs:p-2 gs:whitespace-nowrap">
          {cell}
        </td>
      ))}
    </tr>
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
                  name === "wordmark"
                    ? "var(--gs-font-family-wordmark)"
                    : "var(--gs-font-family-text)",
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
    <div className="gs:grid gs:gap-8">
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
    <div className="gs:grid gs:gap-8">
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
