import { setTimeout } from "node:timers/promises";
import { defaultLocale, splitLocale } from "@grandstand/rules/locale";
import { kindOfPage } from "./page-kinds.ts";

/** The answer of an address, and the facts of its document. */
export interface CrawledPage {
  /** Path and query from the root; other addresses here likewise. */
  readonly address: string;
  /** The first page that leads here. */
  readonly from: string;
  readonly status: number;
  /** Null for no document, or where only its data was requested. */
  readonly head: DocumentHead | null;
}

export interface DocumentHead {
  readonly language: string;
  readonly title: string;
  readonly canonicals: readonly string[];
  /** Language and address of each alternate, in the document's order. */
  readonly alternates: readonly (readonly [language: string, address: string])[];
}

/** Everything that links reach. */
export interface Crawl {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /**
   * Requests unknown addresses, and all that they lead to: of each kind of page a few documents,
   * and of the others the data that a press on a link requests, which costs the server no
   * rendering.
   */
  follow(addresses: Iterable<string>, from: string): Promise<void>;
  /**
   * Requests these documents, and, of all that they lead to, one French document of each kind that
   * is not known yet; resolves with the address of each kind.
   */
  sample(addresses: Iterable<string>): Promise<ReadonlyMap<string, string>>;
  /** Requests these documents, known or not; `from` is the page that leads to the unknown ones. */
  refresh(addresses: Iterable<string>, from?: string): Promise<void>;
}

/** Parallel requests: fewer than the server's parallel renderings, so that none waits. */
const requestsAtOnce = 6;
/** Documents of one kind in one language; there are hundreds of matches. */
const documentsOfKind = 3;

/** Seconds: what is this old may be of before a test moved the sandbox's clock, and link to what is over since. */
const oldAge = 10;

/** Requests an address until the page is a recent one: a busy server sends what it has, and renders it meanwhile. */
async function fetchRecent(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { accept: "text/html", "accept-encoding": "identity" },
    });
    if (Number(answer.headers.get("age") ?? 0) < oldAge) return answer;
    await answer.body?.cancel();
    await setTimeout(500);
  }
}

/** Creates a crawl of a site's own addresses; it requests nothing yet. */
export function createCrawl(siteUrl: string): Crawl {
  const pages = new Map<string, CrawledPage>();
  const documents = new Map<string, number>();

  /** Whether to read the whole page at an address, as one of the first of its kind. */
  function isSample(address: string): boolean {
    const kind = `${splitLocale(address).locale} ${kindOfPage(address)}`;
    const count = (documents.get(kind) ?? 0) + 1;
    documents.set(kind, count);
    return count <= documentsOfKind;
  }

  /** Requests an address, and resolves with the addresses that it leads to. */
  async function read(address: string, from: string, isWhole: boolean): Promise<readonly string[]> {
    const answer = await fetchRecent(siteUrl + (isWhole ? address : dataAddress(address)));
    const text = await answer.text();
    const isDocument = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
    const head = isDocument ? headOf(readElements(text), text, siteUrl) : null;
    pages.set(address, { address, from, status: answer.status, head });
    return isDocument ? linksOf(text, siteUrl + address) : [];
  }

  /** Reads all of them, a few at once, and resolves with the unknown addresses that they lead to. */
  async function readAll(
    addresses: ReadonlyMap<string, string>,
    isWhole: (address: string) => boolean,
  ): Promise<Map<string, string>> {
    const waiting = addresses.entries();
    const found = new Map<string, string>();
    const work = async () => {
      for (const [address, from] of waiting) {
        for (const link of await read(address, from, isWhole(address))) {
          if (!found.has(link)) found.set(link, address);
        }
      }
    };
    await Promise.all(Array.from({ length: requestsAtOnce }, work));
    return new Map([...found].filter(([address]) => !pages.has(address)));
  }

  return {
    pages,
    async follow(addresses, from) {
      const unknown = [...addresses].filter((address) => !pages.has(address));
      let next = new Map(unknown.map((address) => [address, from]));
      while (next.size > 0) next = await readAll(next, isSample);
    },
    async sample(addresses) {
      const samples = new Map<string, string>();
      const isFirst = (address: string) => {
        const kind = kindOfPage(address);
        if (samples.has(kind) || splitLocale(address).locale !== defaultLocale) return false;
        samples.set(kind, address);
        return true;
      };
      let next = new Map([...addresses].filter(isFirst).map((address) => [address, ""]));
      while (next.size > 0) {
        const found = await readAll(next, () => true);
        next = new Map([...found].filter(([address]) => isFirst(address)));
      }
      return new Map([...samples].filter(([, address]) => pages.get(address)?.head));
    },
    async refresh(addresses, from = "") {
      const wanted = [...addresses].map(
        (address) => [address, pages.get(address)?.from ?? from] as const,
      );
      await readAll(new Map(wanted), () => true);
    },
  };
}

/**
 * The address on the site that a page's link leads to, without its fragment; null for another site.
 * `base` is the page's whole address.
 */
export function ownAddress(link: string, base: string): string | null {
  if (!URL.canParse(link, base)) return null;
  const { origin, pathname, search } = new URL(link, base);
  return origin === new URL(base).origin ? pathname + search : null;
}

/** Addresses that do not answer at once with a page or a file, and the page that leads to each. */
export function faultyLinks({ pages }: Pick<Crawl, "pages">): readonly string[] {
  return [...pages.values()]
    .filter(({ status }) => status !== 200)
    .map(({ address, status, from }) => `${address} answers ${status} (linked by ${from})`);
}

/** The addresses of the site that a document leads to, in order; `base` is its whole address. */
export function linksOf(html: string, base: string): readonly string[] {
  return readElements(html).flatMap(({ href, src }) => {
    const link = href ?? src;
    return link === undefined ? [] : (ownAddress(link, base) ?? []);
  });
}

/** The address at which the router requests a page's data. */
function dataAddress(address: string): string {
  const { pathname, search } = new URL(address, "http://localhost");
  return `${pathname === "/" ? "/_root" : pathname.replace(/\/$/, "")}.data${search}`;
}

type Attributes = Readonly<Record<string, string | undefined>>;

/** The elements of a document that lead to an address, in order. */
function readElements(html: string): readonly Attributes[] {
  return [...html.matchAll(/<(?:a|link|script|img|source)\s([^>]*)>/g)].map(([, attributes = ""]) =>
    readAttributes(attributes),
  );
}

function readAttributes(text: string): Attributes {
  const pairs = text.matchAll(/([\w-]+)="([^"]*)"/g);
  return Object.fromEntries([...pairs].map(([, name = "", value = ""]) => [name, decode(value)]));
}

/** The characters that React escapes in an attribute. */
function decode(text: string): string {
  const characters: Readonly<Record<string, string>> = {
    "&amp;": "&",
    "&quot;": '"',
    "&#x27;": "'",
    "&lt;": "<",
    "&gt;": ">",
  };
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => characters[entity] ?? entity);
}

function headOf(elements: readonly Attributes[], html: string, siteUrl: string): DocumentHead {
  const own = ({ href = "" }: Attributes) => ownAddress(href, siteUrl) ?? href;
  const alternates = elements.filter(({ rel, hrefLang, hreflang }) => {
    return rel === "alternate" && (hrefLang ?? hreflang) !== undefined;
  });
  return {
    language: /<html[^>]*\slang="([^"]*)"/.exec(html)?.[1] ?? "",
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "",
    canonicals: elements.filter(({ rel }) => rel === "canonical").map(own),
    alternates: alternates.map((each) => [each.hrefLang ?? each.hreflang ?? "", own(each)]),
  };
}
