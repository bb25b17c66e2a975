/**
 * For what the browser draws around a page and reads no sheet for: its bar over the header, which is
 * the same in every theme, and the window before the page is there. A test holds them to the themes.
 */
export const browserColours = { header: "#03070e", page: "#060d15" } as const;
