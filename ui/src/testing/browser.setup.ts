import "../styles.css";
import { afterEach, beforeEach, vi } from "vitest";
import { freshPage } from "./fresh-page.ts";

beforeEach(freshPage);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
