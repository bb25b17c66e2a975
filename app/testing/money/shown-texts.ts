import { readFileSync } from "node:fs";

const lines = readFileSync(
  new URL("../../../stories/review/shown-texts.gen.jsonl", import.meta.url),
  "utf8",
);

/** Which texts each named state shows, as a browser has drawn them (docs/decisions/73). */
const textsOfState = new Map<string, string[]>();
for (const line of lines.trim().split("\n")) {
  const [, key, component, state] = JSON.parse(line) as readonly [string, string, string, string];
  const name = `${component}: ${state}`;
  textsOfState.set(name, [...(textsOfState.get(name) ?? []), key]);
}

/**
 * The keys of the texts that a named state shows, such as `WalletDeposit: aborted`; none where there is no such state.
 */
export function textsOf(name: string): readonly string[] {
  return textsOfState.get(name) ?? [];
}

/**
 * The keys of the texts that a component shows of what a store holds: those of its named states that are like it. This
 * finds what a person reads without drawing anything, and without a second list of what is shown where.
 */
export function textsLike<Props>(
  component: string,
  states: Readonly<Record<string, Props>>,
  isLike: (props: Props) => boolean,
): readonly string[] {
  return Object.entries(states).flatMap(([name, props]) =>
    isLike(props) ? textsOf(`${component}: ${name}`) : [],
  );
}
