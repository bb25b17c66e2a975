/**
 * Colours of what the browser draws outside of the page, without a sheet: its bar above the header,
 * which is the same in every theme, and the window before the page is drawn. A test compares them
 * with the themes.
 */
export const browserColours = { header: "#03070e", page: "#060d15" } as const;
