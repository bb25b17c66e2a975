/**
 * The parameters of what covers the whole page: on a page of documentation each of its stories is in a
 * frame of its own, or it would cover the text.
 */
export const overPage = { docs: { story: { inline: false, height: "480px" } } };
