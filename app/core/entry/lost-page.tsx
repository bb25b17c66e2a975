const markId = "lost-page";

/** In the server's HTML where no page could be drawn; the server answers with the error page instead. */
export const lostMark = `<template id="${markId}"`;

/** Stands where the page could not be drawn: nothing, and on the server its mark. */
export function LostPage() {
  return import.meta.env.SSR ? <template id={markId} /> : null;
}
