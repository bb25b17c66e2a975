import { isIPv6 } from "node:net";

/** The parts of a request that say where it comes from. */
export interface Connection {
  /** The other end of the connection: the visitor, or the proxy before the web server. */
  readonly remoteAddress: string | undefined;
  /** The header `X-Forwarded-For`. */
  readonly forwarded: string | undefined;
}

/**
 * Names the client that a request comes from: all requests of one client share what one person may use of the server.
 * Each of the trusted proxies has added to `X-Forwarded-For` the address that it was reached from; whatever a visitor
 * wrote there comes before that, and counts for nothing. A household has a whole network of IPv6 (RFC 6177), and is one
 * client.
 */
export function clientOf(
  { remoteAddress = "", forwarded = "" }: Connection,
  proxies: number,
): string {
  const way = [...forwarded.split(",").map((address) => address.trim()), remoteAddress];
  const address = (way.at(-1 - proxies) || remoteAddress).replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups of an IPv6 address. */
function networkOf(address: string): string {
  const [before = "", after] = address.replace(/%.*$/, "").toLowerCase().split("::");
  const [head, tail] = [before, after ?? ""].map((part) => part.split(":").filter(Boolean));
  const missing = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  const groups = [
    ...(head ?? []),
    ...Array<string>(Math.max(missing, 0)).fill("0"),
    ...(tail ?? []),
  ];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
