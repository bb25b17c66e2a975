import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type Locale, locales } from "@grandstand/rules/locale";
import { getMimeType } from "hono/utils/mime";
import { type Encoding, encodings, negotiateEncoding } from "./encoding.ts";

const extensions: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };

const forever = "public, max-age=31536000, immutable";
const anHour = "public, max-age=3600";

/** A file of the build, held in memory with the encodings that were made at build. */
export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  /** Its name changes with its content, so a copy of it is good for ever. */
  readonly isHashed: boolean;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/** The files of the build by their path in the address, e.g. `/assets/root-Bk3.js`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Reads all files of a folder. A request is then a look-up by its whole path: no part of an address
 * ever becomes a path on the disk.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !isEncodedCopy(path));
  return new Map(paths.map((path) => [addressOf(path, folder), readStaticFile(path, folder)]));
}

/**
 * Reads what is kept of earlier builds: a folder each. Their files are for pages that were opened before
 * a deploy; what is built now knows nothing of them.
 */
export function readEarlierFiles(folder: string): StaticFiles {
  const builds = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(builds.flatMap((build) => [...readStaticFiles(join(folder, build))]));
}

/** The file of each language's wording, as its path in the address. */
export type CatalogFiles = Readonly<Partial<Record<Locale, string>>>;

/** Finds the wording among the built files; vite.config.ts names it by its language. */
export function catalogFilesOf(files: StaticFiles): CatalogFiles {
  const paths = [...files.keys()];
  const found = locales.map((locale) => [
    locale,
    paths.find((path) => path.startsWith(`/assets/catalog-${locale}-`)),
  ]);
  return Object.fromEntries(found);
}

function isEncodedCopy(path: string): boolean {
  const extension = Object.values(extensions).find((each) => path.endsWith(each));
  return extension !== undefined && existsSync(path.slice(0, -extension.length));
}

function addressOf(path: string, folder: string): string {
  return `/${relative(folder, path).split(sep).join("/")}`;
}

function readStaticFile(path: string, folder: string): StaticFile {
  const plain = readFileSync(path);
  const copies = encodings.flatMap((encoding) => {
    const copy = path + extensions[encoding];
    return existsSync(copy) ? [[encoding, readFileSync(copy)]] : [];
  });
  return {
    type: getMimeType(path) ?? "application/octet-stream",
    etag: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    isHashed: addressOf(path, folder).startsWith("/assets/"),
    plain,
    encoded: Object.fromEntries(copies),
  };
}

/** Answers a GET or HEAD of a file: in the best encoding there is, or 304 where the browser has it. */
export function answerStaticFile(file: StaticFile, request: Request): Response {
  const offered = encodings.filter((encoding) => file.encoded[encoding] !== undefined);
  const encoding = negotiateEncoding(request.headers.get("accept-encoding"), offered);
  const body = (encoding && file.encoded[encoding]) ?? file.plain;
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  const headers = new Headers({
    "content-type": file.type,
    "cache-control": file.isHashed ? forever : anHour,
    etag,
  });
  if (offered.length > 0) headers.set("vary", "accept-encoding");
  if (encoding) headers.set("content-encoding", encoding);
  const known = (request.headers.get("if-none-match") ?? "").split(",").map((tag) => tag.trim());
  if (known.includes(etag) || known.includes(`W/${etag}`)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set("content-length", String(body.byteLength));
  return new Response(request.method === "HEAD" ? null : body, { headers });
}
