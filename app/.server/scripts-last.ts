import { Transform } from "node:stream";

const fetching = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const program = /<script\b(?:[^>]*?(\snonce="[^"]*"))?[^>]*\btype="module"/;
const mark = 'type="module"';

/**
 * The browser runs it once the sheet is there, and reads no link in a template ahead. In a page that is being left it
 * is not the current script any more.
 */
const insertLinks =
  "{const own=document.currentScript,late=own?.previousSibling;if(late){document.head.append(late.content);late.remove();own.remove()}}";

/**
 * Moves what fetches a page's scripts from its head to where they are begun, behind all that can be
 * seen, and begins it once the sheet is there: React puts it into the head, where the scripts share a
 * slow line with the page's words, its letters and its sheet, and the page shows later. A page without
 * scripts stays as it is.
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
  const links = (html.match(fetching) ?? []).join("");
  const late = links.replaceAll("<link", '<link fetchpriority="low"');
  return html.replace(fetching, "").replace(program, (begin: string, nonce = "") => {
    return `<template>${late}</template><script${nonce}>${insertLinks}</script>${begin}`;
  });
}
