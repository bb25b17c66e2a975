import { useFormat } from "../provider/index.ts";

/** An amount with its sign: what was won and what was lost have the same colour. */
export function SignedMoney({ cents }: { readonly cents: number }) {
  const format = useFormat();
  const amount = format.money(Math.abs(cents));
  return (
    <span translate="no" className="gs:tabular gs:whitespace-nowrap">
      {cents === 0 ? amount : `${cents > 0 ? "+" : "−"}${amount}`}
    </span>
  );
}
