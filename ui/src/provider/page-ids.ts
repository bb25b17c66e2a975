/** The id of the page's main part, for links and for focus after a change of page. */
export const mainId = "main";
/** The id of the column that holds the slip. */
export const asideId = "slip-column";
