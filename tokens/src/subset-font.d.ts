declare module "subset-font" {
  interface SubsetOptions {
    targetFormat?: "sfnt" | "woff" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** OpenType feature tags; all others are left out. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** SFNT table tags. Browsers refuse a font without `name`. */
    dropTables?: string[];
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
