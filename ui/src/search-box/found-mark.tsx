import { Flag } from "../flag/index.ts";
import { Kit } from "../kit/index.ts";
import { coloursOfCode } from "../mark/index.ts";
import { SideMark } from "../mark-image/index.ts";
import { SportIcon } from "../sport-icon/index.ts";
import { foundMark } from "./search-box.variants.ts";
import type { FoundMarkView } from "./search-view.ts";

/** What is before a name, in one width. Two marks lie over one another, so that names begin below one another. */
export function FoundMark({ of }: { readonly of: FoundMarkView }) {
  const { marks = [], country, shirt, sport } = of;
  const [isAlone, isPair] = [marks.length === 1, marks.length > 1];
  return (
    <span className={foundMark({ isPair })}>
      {shirt && (
        <Kit
          mark={{ colours: coloursOfCode(shirt.mark), pattern: "plain", number: shirt.number }}
          size={28}
        />
      )}
      {!shirt &&
        marks.map((_, index) => (
          <SideMark
            key={index === 0 ? "first" : "second"}
            event={of}
            index={index}
            size={isAlone ? 24 : 20}
          />
        ))}
      {!shirt && marks.length === 0 && country !== undefined && <Flag code={country} size={24} />}
      {!shirt && marks.length === 0 && country === undefined && (
        <SportIcon sport={sport} size={24} />
      )}
    </span>
  );
}
