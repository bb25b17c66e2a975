import { useContext } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext } from "react-router-dom";

/**
 * The router itself; null on a page that has none. Its state says that a page is on its way before React has drawn it.
 * The router's own hooks also hand over where the page is: each change of page would draw again whatever can only lead
 * to another, hundreds of links.
 */
export function useRouter() {
  return useContext(DataRouterContext)?.router ?? null;
}
