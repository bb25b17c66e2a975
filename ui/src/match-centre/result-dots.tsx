import { useWording } from "../provider/index.ts";
import { resultDot } from "./match-centre.variants.ts";
import type { ResultLetter } from "./match-centre-view.ts";

/** Results as letters in dots, oldest first. */
export function ResultDots({ results }: { readonly results: readonly ResultLetter[] }) {
  return (
    <span className="gs:inline-flex gs:gap-1">
      {results.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a result is its position in the series
        <ResultDot key={index} result={result} />
      ))}
    </span>
  );
}

/** A result as a letter in a dot: the letter and the word say what the fill does. */
export function ResultDot({ result }: { readonly result: ResultLetter }) {
  const t = useWording();
  return (
    <span className={resultDot({ result })}>
      <span aria-hidden translate="no">
        {t(`match-centre.result.${result}.letter`)}
      </span>
      <span className="gs:sr-only">{t(`match-centre.result.${result}`)}</span>
    </span>
  );
}
