import { readFileSync } from "node:fs";
import { type Language, languageSchema } from "@grandstand/contract/entities";
import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { EventStatistics, SideForm } from "../../domain/world/event-statistics.ts";
import type { PlayedMatch, TableRow } from "../../domain/world/records.ts";
import type { World } from "../../domain/world/world.ts";
import type { Environment } from "../../kernel/environment.ts";
import { type StatisticsWords, statisticsWords } from "./words.ts";

const intlLocales: Record<Language, string> = { fr: "fr-BE", nl: "nl-BE", en: "en-GB" };
const themes = ["light", "dark"] as const;
type Theme = (typeof themes)[number] | "";

interface Page {
  language: Language;
  words: StatisticsWords;
  theme: Theme;
}

function escaped(text: string | number): string {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function dateIn(language: Language, at: number): string {
  return new Intl.DateTimeFormat(intlLocales[language], {
    dateStyle: "short",
    timeZone: "Europe/Brussels",
  }).format(at);
}

function scoreOf(match: PlayedMatch): string {
  return `${match.homeGoals}–${match.awayGoals}`;
}

/** A table that scrolls sideways on its own where it is too wide, with the keyboard too. */
function table(caption: string, heads: readonly string[], rows: readonly string[]): string {
  return `<div class="box" tabindex="0" role="region" aria-label="${escaped(caption)}"><table>
<caption>${escaped(caption)}</caption>
<thead><tr>${heads.join("")}</tr></thead>
<tbody>${rows.join("")}</tbody></table></div>`;
}

function head(text: string, isText = false): string {
  return `<th scope="col"${isText ? ' class="text"' : ""}>${escaped(text)}</th>`;
}

function matchCells({ language }: Page, match: PlayedMatch): string {
  return `<td class="text">${escaped(dateIn(language, match.playedAt))}</td>
<th scope="row">${escaped(match.home)} – ${escaped(match.away)}</th><td>${escaped(scoreOf(match))}</td>`;
}

function headToHead(page: Page, statistics: EventStatistics): string {
  const { words } = page;
  const [home, away] = statistics.sides;
  const wins = (name: string) =>
    statistics.headToHead.filter((match) =>
      match.home === name ? match.homeGoals > match.awayGoals : match.awayGoals > match.homeGoals,
    ).length;
  const won = wins(home.name);
  const lost = wins(away.name);
  const drawn = statistics.headToHead.length - won - lost;
  const balance = words.balance({ home: home.name, away: away.name, won, drawn, lost });
  const rows = statistics.headToHead.map((match) => `<tr>${matchCells(page, match)}</tr>`);
  const heads = [head(words.date, true), head(words.match, true), head(words.score)];
  return `<section><h2>${escaped(words.headToHead)}</h2>${table(balance, heads, rows)}</section>`;
}

function resultFor(page: Page, name: string, match: PlayedMatch): string {
  const { words } = page;
  const own = match.home === name ? match.homeGoals : match.awayGoals;
  const other = match.home === name ? match.awayGoals : match.homeGoals;
  const won = own > other;
  const [letter, word] = won ? words.won : own === other ? words.drawn : words.lost;
  return `<abbr class="letter${won ? " won" : ""}" title="${escaped(word)}" aria-label="${escaped(word)}" role="img">${escaped(letter)}</abbr>`;
}

function form(page: Page, side: SideForm): string {
  const { words } = page;
  const heads = [
    head(words.date, true),
    head(words.match, true),
    head(words.score),
    head(words.result),
  ];
  const rows = side.matches.map(
    (match) => `<tr>${matchCells(page, match)}<td>${resultFor(page, side.name, match)}</td></tr>`,
  );
  return `<section>${table(words.form(side.name), heads, rows)}</section>`;
}

function standings(page: Page, { sides, table: rows, competition }: EventStatistics): string {
  if (rows.length === 0) return "";
  const { words, language } = page;
  const isOwn = (row: TableRow) => sides.some(({ name }) => name === row.name);
  const columns = words.columns.map(
    ([short, whole]) =>
      `<th scope="col"><abbr title="${escaped(whole)}" aria-label="${escaped(whole)}" role="img">${escaped(short)}</abbr></th>`,
  );
  const signed = new Intl.NumberFormat(intlLocales[language], { signDisplay: "exceptZero" });
  const lines = rows.map((row, index) => {
    const cells = [
      row.played,
      row.won,
      row.drawn,
      row.lost,
      signed.format(row.goalsFor - row.goalsAgainst).replace("-", "−"),
      row.points,
    ];
    return `<tr${isOwn(row) ? ' class="own"' : ""}><td class="text">${index + 1}</td><th scope="row">${escaped(row.name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join("")}</tr>`;
  });
  const heads = ['<th scope="col" class="text">#</th>', head(words.side, true), ...columns];
  return `<section><h2>${escaped(words.table)}</h2>${table(competition.name[language], heads, lines)}</section>`;
}

/** The whole page; without statistics it says so. */
export function statisticsPage(
  statistics: EventStatistics | null,
  language: Language,
  theme: Theme,
): string {
  const words = statisticsWords[language];
  const page = { language, words, theme };
  const [home, away] = statistics?.sides ?? [];
  const name = home && away ? `${home.name} – ${away.name}` : words.title;
  const body = statistics
    ? `<header><h1>${escaped(name)}</h1><p>${escaped(statistics.competition.name[language])}</p></header>
${headToHead(page, statistics)}
<div class="sides">${statistics.sides.map((side) => form(page, side)).join("")}</div>
${standings(page, statistics)}`
    : `<header><h1>${escaped(words.title)}</h1><p>${escaped(words.none)}</p></header>`;
  return `<!doctype html>
<html lang="${language}"${theme === "" ? "" : ` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`${words.title} · ${name}`)}</title>
<link rel="stylesheet" href="/statistics/statistics.css"></head>
<body><main>${body}</main></body></html>`;
}

function readTheme(text: string | undefined): Theme {
  return themes.find((theme) => theme === text) ?? "";
}

/**
 * A simulated statistics provider: a page that a site frames, by the query `event_id` (B2), in
 * the language of `lang` and the theme of `theme`. It has no script. `origins` are the sites that
 * may frame it.
 */
export function addStatistics(
  app: Hono<Environment>,
  world: Pick<World, "statistics">,
  origins: readonly string[],
): void {
  const css = readFileSync(new URL("page/statistics.css", import.meta.url), "utf8");
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origins.length > 0 ? origins.join(" ") : "'none'"}`,
  ].join("; ");
  const answer = (context: Context<Environment>) => {
    const language = v.safeParse(languageSchema, context.req.query("lang"));
    const statistics = world.statistics(context.req.query("event_id") ?? "");
    const html = statisticsPage(
      statistics,
      language.success ? language.output : "fr",
      readTheme(context.req.query("theme")),
    );
    return context.body(html, statistics ? 200 : 404, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "public, max-age=60",
    });
  };
  app.get("/statistics", answer);
  app.get("/statistics/", answer);
  app.get("/statistics/statistics.css", (context) =>
    context.body(css, 200, { "content-type": "text/css; charset=utf-8" }),
  );
}
