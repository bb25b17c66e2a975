/** Copies an address without some parameters of its query; what stays is not rewritten. */
export function withoutParameters(address: URL, names: readonly string[]): URL {
  const url = new URL(address);
  const pairs = address.search.replace(/^\?/, "").split("&");
  const kept = pairs.filter((pair) => {
    const [name = ""] = new URLSearchParams(pair).keys();
    return pair !== "" && !names.includes(name);
  });
  url.search = kept.join("&");
  return url;
}
