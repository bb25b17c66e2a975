/** A story, as far as its component's tile needs it. */
export interface PicturedRow {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  readonly isPictured: boolean;
}

/** The story whose small picture stands for a component: its default, or else its first. */
export function picturedStory<Row extends PicturedRow>(
  folder: string,
  stories: readonly Row[],
): Row | undefined {
  const rows = stories.filter((row) => row.folder === folder && row.isPictured);
  return rows.find(({ name }) => name === "Default") ?? rows[0];
}

/** The small pictures are in two themes; that of high contrast is dark. */
export const pictureThemes = ["light", "dark"] as const;
export type PictureTheme = (typeof pictureThemes)[number];

/** Where the small pictures are, beside Storybook's own pages. */
export const thumbnailFolder = "evidence/thumbnails";

/** Where a small picture of a story is, where evidence was made of it. */
export function thumbnailPath(theme: PictureTheme, storyId: string): string {
  return `${thumbnailFolder}/${theme}/${storyId}.webp`;
}
