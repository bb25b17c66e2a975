/** The address of a match that the home page leads to. */
export async function findMatch(siteUrl: string): Promise<string> {
  const html = await (await fetch(siteUrl)).text();
  const [, path] = html.match(/href="(\/football\/[^"/]+\/[^"/]+\/)"/) ?? [];
  if (path === undefined) throw new Error("The home page leads to no match.");
  return path;
}

/** Has the web server render a page, which it then shares for some seconds: no load waits for that alone. */
export async function render(address: string): Promise<void> {
  await (await fetch(address)).text();
}
