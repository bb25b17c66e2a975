import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { roundRobin } from "../../domain/world/records.ts";
import { watchedWorld } from "../../domain/world/world-fixture.ts";
import type { Environment } from "../../kernel/environment.ts";
import { addStatistics } from "./statistics-page.ts";

const origins = ["http://localhost:3000"];
const { world } = watchedWorld();
const app = new Hono<Environment>();
addStatistics(app, world, origins);
const fetchPage = async (query: string) => {
  const answer = await app.request(`/statistics/?${query}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const eventOf = (competition: string) => world.competitions("en", { competition })[0]?.events[0];
const match = eventOf("jupiler-pro-league");

describe("the statistics page", () => {
  it("[STATISTICS-1] shows meetings, form and the table, with both sides marked", async () => {
    const { status, html } = await fetchPage(`event_id=${match?.id}&lang=en`);
    expect(status).toBe(200);
    expect(html).toContain(`<h1>${match?.name}</h1>`);
    for (const part of ["Head to head", `Form: ${match?.home_team}`, "Jupiler Pro League"]) {
      expect(html).toContain(part);
    }
    expect(html.match(/<tr class="own">/g)).toHaveLength(2);
  });

  it.each(["tennis", "counter-strike", "league-of-legends"])(
    "[STATISTICS-1] shows a match of %s without a table",
    async (sport) => {
      const event = world.competitions("en", { sport })[0]?.events[0];
      const { html } = await fetchPage(`event_id=${event?.id}&lang=en`);
      expect(html).toContain("Head to head");
      expect(html).not.toContain("Goal difference");
    },
  );

  it("[STATISTICS-2] speaks three languages", async () => {
    const title = async (query: string) =>
      /<html lang="(\w+)".*<title>(.*?) ·/s.exec((await fetchPage(query)).html)?.slice(1, 3);
    const id = `event_id=${match?.id}`;
    expect(await title(`${id}&lang=fr`)).toEqual(["fr", "Statistiques"]);
    expect(await title(`${id}&lang=nl`)).toEqual(["nl", "Statistieken"]);
    expect(await title(`${id}&lang=en`)).toEqual(["en", "Statistics"]);
    expect(await title(`${id}&lang=de`)).toEqual(["fr", "Statistiques"]);
  });

  it("[STATISTICS-3] has the site's theme", async () => {
    expect((await fetchPage("theme=dark")).html).toContain('data-theme="dark"');
    expect((await fetchPage("theme=light")).html).toContain('data-theme="light"');
    expect((await fetchPage('theme="><script>')).html).not.toContain("data-theme");
  });

  it("[STATISTICS-4] says where there are none", async () => {
    const race = world.competitions("en", { sport: "horse-racing" })[0]?.events[0]?.id;
    for (const id of ["0", race, "<script>"]) {
      const { status, html } = await fetchPage(`event_id=${id}&lang=en`);
      expect(status).toBe(404);
      expect(html).toContain("There are no statistics for this event.");
    }
  });

  it("[STATISTICS-5] is framed by the sites alone, without a script", async () => {
    const { headers, html } = await fetchPage(`event_id=${match?.id}`);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors http://localhost:3000");
    expect(html).not.toContain("<script");
    expect((await app.request("/statistics/statistics.css")).status).toBe(200);
  });

  it("[STATISTICS-6] gives every table its caption, headings and a place for the keyboard", async () => {
    const { html } = await fetchPage(`event_id=${match?.id}`);
    const tables = html.match(/<div class="box" tabindex="0" role="region" aria-label="[^"]+">/g);
    expect(tables).toHaveLength(4);
    expect(html.match(/<caption>[^<]+<\/caption>/g)).toHaveLength(4);
    expect(html.match(/<th scope="row">/g)?.length).toBeGreaterThan(20);
  });
});

describe("the past", () => {
  const statistics = world.statistics(match?.id ?? "");

  it("[STATISTICS-7] adds up", () => {
    const table = statistics?.table ?? [];
    const sum = (pick: (row: (typeof table)[number]) => number) =>
      table.reduce((total, row) => total + pick(row), 0);
    expect(sum((row) => row.goalsFor)).toBe(sum((row) => row.goalsAgainst));
    expect(sum((row) => row.won)).toBe(sum((row) => row.lost));
    expect(sum((row) => row.drawn) % 2).toBe(0);
    for (const row of table) {
      expect(row.played).toBe(row.won + row.drawn + row.lost);
      expect(row.points).toBe(3 * row.won + row.drawn);
    }
    const points = table.map((row) => row.points);
    expect(points).toEqual([...points].sort((one, two) => two - one));
  });

  it("[STATISTICS-8] doesn't change", () => {
    expect(world.statistics(match?.id ?? "")).toEqual(statistics);
    expect(watchedWorld().world.statistics(match?.id ?? "")).toEqual(statistics);
  });

  it.each([4, 7, 16])("[STATISTICS-9] lets %i sides meet twice each", (count) => {
    const sides = Array.from({ length: count }, (_, index) => index);
    const rounds = roundRobin(sides);
    const met = rounds.flat().map(({ home, away }) => `${home}-${away}`);
    expect(new Set(met).size).toBe(count * (count - 1));
    expect(met).toHaveLength(count * (count - 1));
    for (const round of rounds) {
      const playing = round.flatMap(({ home, away }) => [home, away]);
      expect(new Set(playing).size).toBe(playing.length);
    }
  });
});
