import { expect as playwright } from "playwright/test";

/** Milliseconds that a page may take for an action and its result. */
export const patience = 10_000;

/** Playwright's, as patient as its presses: on a busy machine a bet is placed in six seconds. */
export const expect = playwright.configure({ timeout: patience });
