import { CrestClip, CrestDrawing, CrestLights, crestDetailAt } from "../crest/crest-drawing.tsx";
import { KitClip, KitDrawing, kitDetailAt } from "../kit/kit-drawing.tsx";
import { TileClip, TileDrawing, tileDetailAt } from "../logo-tile/logo-tile-drawing.tsx";
import type { IdOf } from "../mark/id-of.ts";
import {
  type CrestMark,
  crestShapes,
  type KitMark,
  largeFrom,
  type SilksMark,
  symbolId,
  type TileMark,
} from "../mark/index.ts";
import { isSmallSilks, SilksClips, SilksDrawing } from "../silks/silks-drawing.tsx";

/** What a name is drawn as. */
export type DrawnMark =
  | { readonly kind: "crest"; readonly mark: CrestMark }
  | { readonly kind: "silks"; readonly mark: SilksMark }
  | { readonly kind: "kit"; readonly mark: KitMark }
  | { readonly kind: "tile"; readonly mark: TileMark };

/** A mark of a page, as `MarkImage` names it. */
export type NamedMark = DrawnMark & {
  /** Letters, figures and dashes; each name once. */
  readonly name: string;
  /** In px: at which sizes the page shows it. */
  readonly sizes: readonly number[];
};

export interface MarkSheetProps {
  readonly marks: readonly NamedMark[];
  /** Of the ids of what drawings share; a page with a second sheet has another one there. */
  readonly prefix?: string;
}

/** A mark as one of its two symbols, in the smallest size in px in which that is shown, so that it is legible in all. */
type SheetSymbol = DrawnMark & { readonly id: string; readonly size: number };

/** At most two a name: below 28 px, and from there on. A name that is given twice is drawn once. */
function symbolsOf(marks: readonly NamedMark[]): readonly SheetSymbol[] {
  const symbols = marks.flatMap(({ name, sizes, ...drawn }) =>
    [false, true].flatMap((isLarge) => {
      const shown = sizes.filter((size) => size >= largeFrom === isLarge);
      if (shown.length === 0) return [];
      return { ...drawn, id: symbolId(name, isLarge), size: Math.min(...shown) };
    }),
  );
  return [...new Map(symbols.map((symbol) => [symbol.id, symbol])).values()];
}

/**
 * The marks that a page shows, each drawn once and not where it is shown: `MarkImage` refers to them by name. It is at
 * the beginning of the page, takes no space, and needs no provider, so that a server may draw it on its own.
 */
export function MarkSheet({ marks, prefix = "gs" }: MarkSheetProps) {
  const idOf: IdOf = (part) => `${prefix}-${part}`;
  const symbols = symbolsOf(marks);
  return (
    <svg aria-hidden className="gs:absolute gs:size-0">
      <SharedParts symbols={symbols} idOf={idOf} />
      {symbols.map(({ id, ...symbol }) => (
        <symbol key={id} id={id} viewBox="0 0 48 48">
          <Drawing {...symbol} idOf={idOf} />
        </symbol>
      ))}
    </svg>
  );
}

interface PartsProps {
  readonly symbols: readonly SheetSymbol[];
  readonly idOf: IdOf;
}

/** The clips and the light of all drawings of a kind, once, where one of them needs it. */
function SharedParts({ symbols, idOf }: PartsProps) {
  const kinds = new Set(symbols.map(({ kind }) => kind));
  const [hasSilks, hasKits, hasTiles] = [kinds.has("silks"), kinds.has("kit"), kinds.has("tile")];
  return (
    <>
      <CrestParts symbols={symbols} idOf={idOf} />
      {hasSilks && <SilksClips idOf={idOf} />}
      {hasKits && <KitClip idOf={idOf} />}
      {hasTiles && <TileClip idOf={idOf} />}
    </>
  );
}

function CrestParts({ symbols, idOf }: PartsProps) {
  const crests = symbols.flatMap((symbol) =>
    symbol.kind === "crest"
      ? { shape: symbol.mark.shape, isSmall: crestDetailAt(symbol.size) === "small" }
      : [],
  );
  const clips = crestShapes.flatMap((shape) =>
    [true, false].map((isSmall) => ({ shape, isSmall })),
  );
  const isUsed = (clip: (typeof clips)[number]) =>
    crests.some(({ shape, isSmall }) => shape === clip.shape && isSmall === clip.isSmall);
  return (
    <>
      {clips.filter(isUsed).map(({ shape, isSmall }) => (
        <CrestClip key={`${shape} ${isSmall}`} shape={shape} isSmall={isSmall} idOf={idOf} />
      ))}
      {crests.some(({ isSmall }) => !isSmall) && <CrestLights idOf={idOf} />}
    </>
  );
}

/** A mark with what of it can be seen at a size. */
function Drawing({
  size,
  idOf,
  ...drawn
}: DrawnMark & { readonly size: number; readonly idOf: IdOf }) {
  switch (drawn.kind) {
    case "crest":
      return <CrestDrawing mark={drawn.mark} detail={crestDetailAt(size)} idOf={idOf} />;
    case "silks":
      return <SilksDrawing mark={drawn.mark} isSmall={isSmallSilks(size)} idOf={idOf} />;
    case "kit":
      return <KitDrawing mark={drawn.mark} detail={kitDetailAt(size)} idOf={idOf} />;
    case "tile":
      return <TileDrawing mark={drawn.mark} detail={tileDetailAt(size)} idOf={idOf} />;
  }
}
