/** The four tones of a cut stone or a metal, as the light falls on it. */
interface LevelTones {
  readonly face: string;
  readonly shade: string;
  readonly light: string;
  readonly deep: string;
}

/** The levels of the loyalty programme, the same in every theme. */
export const levelColours = {
  blue: { face: "#4f8fe6", shade: "#2f63b8", light: "#8ebcf7", deep: "#1f478c" },
  platinum: { face: "#b9c0cb", shade: "#8a93a2", light: "#e8ecf1", deep: "#636c7b" },
  diamond: { face: "#a9dcea", shade: "#6fb0c9", light: "#effbff", deep: "#4a87a3" },
  black: { face: "#3a414d", shade: "#232933", light: "#6b7483", deep: "#12161d" },
} as const satisfies Readonly<Record<string, LevelTones>>;
