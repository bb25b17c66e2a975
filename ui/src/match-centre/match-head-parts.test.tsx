import { describe, expect, it, vi } from "vitest";
import { renderComponent } from "../testing/index.ts";
import { HeadForm, ImpliedChance, MatchNews } from "./index.ts";
import { form, incidents, sides } from "./sample-play.ts";

const [, yellow, , goal, , red] = incidents;

describe("the head of a match", () => {
  it("[MATCH-CENTRE-15] says a goal and a sending-off once, and shows them while they are news", async () => {
    const announce = vi.fn();
    const news = (incident = goal) => <MatchNews sides={sides} incident={incident ?? null} />;
    const screen = await renderComponent(news(), { announce });
    await screen.rerender(news());
    expect(announce).toHaveBeenCalledExactlyOnceWith(
      "But, KAA Gent, Okoro, 52′. Score\u00a0: Royal Antwerp 1, KAA Gent 1.",
    );
    expect(screen.container.textContent).toContain("Okoro");
    await screen.rerender(<MatchNews sides={sides} incident={null} />);
    expect(screen.container.textContent).toBe("");
    await screen.rerender(news(red));
    expect(announce).toHaveBeenLastCalledWith("Carton rouge, KAA Gent, De Waele, 61′.");
    await screen.rerender(news(yellow));
    expect(announce).toHaveBeenCalledTimes(2);
    expect(screen.container.textContent).toBe("");
  });

  it("[MATCH-CENTRE-16] has the latest results, the oldest first", async () => {
    const screen = await renderComponent(<HeadForm sides={sides} form={form} />);
    const letters = [...screen.container.querySelectorAll("[aria-hidden]")].map(
      ({ textContent }) => textContent,
    );
    expect(letters).toHaveLength(10);
    const [latest] = form[0];
    const own = latest?.teams[0].name === sides[0].name ? latest.score : latest?.score.toReversed();
    const [scored = 0, conceded = 0] = own ?? [];
    const result = scored === conceded ? "N" : scored > conceded ? "V" : "D";
    expect(letters[4]).toBe(result);
  });

  it("[MATCH-CENTRE-17] reads chances as a sentence beside their numbers", async () => {
    const outcomes = ["Royal Antwerp", "Nul", "KAA Gent"];
    const screen = await renderComponent(
      <ImpliedChance sides={sides} outcomes={outcomes} chances={[49, 26, 25]} />,
    );
    expect(screen.container.textContent).toMatch(
      /Royal Antwerp\s: 49\s%, Nul\s: 26\s%, KAA Gent\s: 25\s%/,
    );
    expect(screen.container.textContent).toContain("49·26·25%");
  });
});
