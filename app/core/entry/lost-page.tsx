const markId = "lost-page";

/** In the server's HTML where no page could be drawn; the server answers with the error page instead. */
export const lostMark = `<template id="${markId}"`;

/** Is drawn where the page could not be: nothing, and on the server its mark. */
export function LostPage() {
  return import.meta.env.SSR ? <template id={markId} /> : null;
}
