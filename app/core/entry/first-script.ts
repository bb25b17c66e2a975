import { awaitedPersonScript } from "./awaited-person.ts";
import { earlyEventsScript } from "./early-events.ts";
import { lettersScript } from "./letters.ts";
import { listDensityScript } from "./list-density.ts";

/**
 * Makes a first date format while the page waits for its sheet. For the first one an engine reads the tables of all
 * of them, 25 to 33 ms on a desktop, and a page that hydrates needs one in the middle of a task. An idle moment may
 * come as late as between the first layout and the first paint.
 */
const firstFormat = "setTimeout(() => new Intl.DateTimeFormat(document.documentElement.lang))";

const indentation = /\n +/g;

/** What runs before anything of the page can be seen. It comes with the server's document alone. */
export const firstScript = import.meta.env.SSR
  ? `${awaitedPersonScript};${listDensityScript};${earlyEventsScript};${firstFormat};${lettersScript}`.replace(
      indentation,
      "\n",
    )
  : "";
