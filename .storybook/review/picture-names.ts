import type { Language } from "../../stories/review/review-data.ts";

/** The widths of a message's pictures: the narrowest page, and a desktop's. */
export const pictureWidths = [320, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** The file of a message's picture, beside the wording book. */
export function pictureName(id: string, language: Language, width: PictureWidth): string {
  return `${id}-${language}-${width}.png`;
}
