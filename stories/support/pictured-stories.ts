/** A story, as far as its component's tile needs it. */
export interface PicturedRow {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
  readonly isPictured: boolean;
}

/** The story whose recorded picture stands for a component: its default, or else its first. */
export function picturedStory<Row extends PicturedRow>(
  folder: string,
  stories: readonly Row[],
): Row | undefined {
  const rows = stories.filter((row) => row.folder === folder && row.isPictured);
  return rows.find(({ name }) => name === "Default") ?? rows[0];
}

/** The recorded pictures are in two themes; that of high contrast is dark. */
export type PictureTheme = "light" | "dark";

/** Where a small picture of a story is, beside Storybook's own pages. */
export function thumbnailPath(theme: PictureTheme, storyId: string): string {
  return `thumbnails/${theme}/${storyId}.webp`;
}
