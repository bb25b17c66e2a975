/**
 * An amount as flaps, each digit on its own. A screen reader reads the amount as it is written, at once.
 */
export function SumFlaps({ amount }: { readonly amount: string }) {
  return (
    <span translate="no" className="gs:flex">
      <span className="gs:sr-only">{amount}</span>
      <span aria-hidden className="gs-sum-flaps">
        {[...amount].map((sign, index) =>
          /\d/.test(sign) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its position in the amount
            <span key={index} className="gs-sum-flap">
              <span>{sign}</span>
            </span>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: likewise
            <span key={index} className="gs:whitespace-pre">
              {sign}
            </span>
          ),
        )}
      </span>
    </span>
  );
}
