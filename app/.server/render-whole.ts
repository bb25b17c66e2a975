import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { lostMark } from "../core/entry/lost-page.tsx";
import { withMarkSheet } from "./mark-sheet.ts";
import { scriptsLast } from "./scripts-last.ts";

/** A page's HTML with what failed on the way to it: parts, which the browser draws. */
export interface WholePage {
  readonly html: string;
  readonly failures: readonly unknown[];
}

interface WholePageOptions {
  readonly nonce: string | undefined;
  /** Milliseconds after which what is still awaited is given up. */
  readonly timeout: number;
}

/** Renders a page, whole: many are sent the same. Rejects with what failed where not a part but the page itself did. */
export function renderWhole(
  page: ReactNode,
  { nonce, timeout }: WholePageOptions,
): Promise<WholePage> {
  return new Promise((resolve, reject) => {
    const failures: unknown[] = [];
    const timer = setTimeout(() => abort(), timeout);
    const read = async () => {
      const html = await text(pipe(scriptsLast()));
      if (html.includes(lostMark)) throw failures[0];
      return { html: withMarkSheet(html), failures };
    };
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce === undefined ? {} : { nonce }),
      // React would send a large part after its fallback; here all that is there is sent where it belongs.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        clearTimeout(timer);
        read().then(resolve, reject);
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(error);
      },
      onError: (error) => void failures.push(error),
    });
  });
}
