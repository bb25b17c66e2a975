import { Transform } from "node:stream";

const fetching = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
/** The largest of a page's scripts by far: as long as it is on its way, a slow line is never idle. */
const largest = /\bhref="[^"]*\/framework-[^"]*"/;
const program = /<script\b(?:[^>]*?\bnonce="([^"]*)")?[^>]*\btype="module"/;
const mark = 'type="module"';

/** The browser runs it once the sheet is there, and reads no link in a template ahead. */
const insertLinks =
  "{const own=document.currentScript,late=own.previousSibling;document.head.append(late.content);late.remove();own.remove()}";

/**
 * Moves what fetches a page's scripts ahead from its head to where they are begun, behind all that
 * can be seen: React puts it into the head, where the scripts share a slow line with the page's words,
 * its letters and its sheet, and the page shows later. The largest script is fetched beside them, the
 * others once the sheet is there. A page without scripts stays as it is.
 */
export function scriptsLast(): Transform {
  // Each byte as one character: a letter that is cut between two parts is put together unharmed.
  let held: string | null = "";
  return new Transform({
    transform(part: Buffer, _encoding, done) {
      if (held === null) return done(null, part);
      const text = part.toString("latin1");
      const isThere = (held.slice(-mark.length) + text).includes(mark);
      held += text;
      if (!isThere) return done();
      const moved = moveBehind(held);
      held = null;
      done(null, Buffer.from(moved, "latin1"));
    },
    flush(done) {
      done(null, Buffer.from(held ?? "", "latin1"));
    },
  });
}

function moveBehind(html: string): string {
  const links = (html.match(fetching) ?? []).map((link) =>
    link.replace("<link", '<link fetchpriority="low"'),
  );
  const early = links.filter((link) => largest.test(link)).join("");
  const late = links.filter((link) => !largest.test(link)).join("");
  return html.replace(fetching, "").replace(program, (begin, nonce?: string) => {
    const script = `<script${nonce === undefined ? "" : ` nonce="${nonce}"`}>${insertLinks}</script>`;
    return `${early}<template>${late}</template>${script}${begin}`;
  });
}
