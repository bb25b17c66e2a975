import { storageKeys } from "../storage/storage.ts";

/** On the document where its lists are compact; what that looks like is the sheet's affair. */
export const densityMark = "data-density";

/**
 * The script that marks a document whose browser keeps compact lists, before anything of it is drawn: no row moves as the
 * page hydrates. It reads that word and no more.
 */
export const listDensityScript = `(() => {
  try {
    const { density } = JSON.parse(localStorage.getItem("${storageKeys.lists}")) ?? {};
    if (density === "compact") document.documentElement.setAttribute("${densityMark}", density);
  } catch {}
})()`;
