import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, onTestFinished } from "vitest";
import { markOfCode, silksCode } from "../mark/index.ts";
import { sampleCrests, sampleMark, sampleSilks } from "../mark/sample-marks.ts";
import { MarkSheet } from "../mark-sheet/index.ts";
import { checkConformance, renderComponent } from "../testing/index.ts";
import { EventSides, OutcomeMark } from "./event-sides.tsx";
import { markImageStates as states } from "./mark-image.states.ts";
import { MarkImage, type MarkImageProps } from "./mark-image.tsx";

checkConformance("mark image", MarkImage, states);

const marks = [
  { name: "club", kind: "crest", mark: sampleCrests.halves, sizes: [20, 48] },
] as const;

async function drawn(props: MarkImageProps): Promise<HTMLElement> {
  const { container } = await renderComponent(
    <p>
      <MarkSheet marks={marks} />
      <MarkImage {...props} />
    </p>,
  );
  return container;
}

describe("mark image", () => {
  it("[MARK-IMAGE-1] is hidden, drawn or not", async () => {
    const container = await drawn(states["in a row"]);
    const svg = container.querySelector("svg:has(> use)");
    expect(svg).toHaveAttribute("aria-hidden", "true");
    expect((await drawn(states["an operator's own"])).querySelector("img")).toHaveAttribute(
      "alt",
      "",
    );
  });

  it.each([
    [16, "gs-m-club"],
    [24, "gs-m-club"],
    [28, "gs-m-club-l"],
    [56, "gs-m-club-l"],
  ])("[MARK-IMAGE-2] at %d px is the symbol %s, which the sheet has drawn", async (size, id) => {
    const container = await drawn({ name: "club", size });
    const use = container.querySelector("use");
    expect(use).toHaveAttribute("href", `#${id}`);
    expect(container.querySelector(`symbol[id="${id}"]`)).not.toBeNull();
    expect(use?.getBoundingClientRect().width).toBeGreaterThan(size / 2);
  });

  it("[MARK-IMAGE-3] keeps a square for an operator's own image and loads it late", async () => {
    const image = (await drawn(states["an operator's own"])).querySelector(
      "img",
    ) as HTMLImageElement;
    const { width, height } = image.getBoundingClientRect();
    expect([width, height]).toEqual([48, 48]);
    expect([image.loading, image.decoding]).toEqual(["lazy", "async"]);
    await expect.poll(() => image.complete).toBe(true);
    expect(image.getBoundingClientRect().height).toBe(48);
    expect(getComputedStyle(image).objectFit).toBe("contain");
  });

  it("[MARK-IMAGE-4] shows the drawn mark for an image that is missing, and another image again", async () => {
    const screen = await renderComponent(<MarkImage {...states["an image that is missing"]} />);
    await expect.poll(() => screen.container.querySelector("img")).toBeNull();
    expect(screen.container.querySelector("use")).not.toBeNull();
    await screen.rerender(<MarkImage {...states["an operator's own"]} />);
    expect(screen.container.querySelector("img")).not.toBeNull();
  });

  const shownIn = (container: HTMLElement) => {
    const image = container.querySelector("p img");
    const { width, height } = (container.querySelector("p > *") as Element).getBoundingClientRect();
    return {
      isDrawn: container.querySelector("use") !== null,
      isOwn: image !== null && getComputedStyle(image).opacity === "1",
      box: [width, height],
    };
  };

  it("[MARK-IMAGE-3] [MARK-IMAGE-5] has the drawn mark in the square until its own image is there", async () => {
    // What is far below is not fetched: it never comes, until one scrolls there.
    const screen = await renderComponent(
      <div>
        <img src="/flags/be.svg?near" alt="" loading="lazy" />
        <p style={{ display: "flex", marginTop: "20000px" }}>
          <MarkImage {...states["an operator's own"]} src="/flags/be.svg?late" />
        </p>
      </div>,
    );
    const { container } = screen;
    expect(shownIn(container)).toEqual({ isDrawn: true, isOwn: false, box: [48, 48] });
    const near = container.querySelector<HTMLImageElement>("img[src$=near]");
    await expect.poll(() => near?.complete).toBe(true);
    expect(shownIn(container)).toEqual({ isDrawn: true, isOwn: false, box: [48, 48] });
    container.querySelector("p")?.scrollIntoView();
    await expect
      .poll(() => shownIn(container))
      .toEqual({ isDrawn: false, isOwn: true, box: [48, 48] });
  });

  it("[MARK-IMAGE-4] leaves the square of an image that is missing as it was, without a sign of it", async () => {
    const missing = (
      <p style={{ display: "flex" }}>
        <MarkImage {...states["an image that is missing"]} />
      </p>
    );
    const { container } = await renderComponent(missing);
    await expect
      .poll(() => shownIn(container))
      .toEqual({ isDrawn: true, isOwn: false, box: [48, 48] });
    // The same as a server's document has it, before it is hydrated.
    const drawn = document.body.appendChild(document.createElement("div"));
    onTestFinished(() => drawn.remove());
    drawn.innerHTML = renderToStaticMarkup(missing);
    const image = drawn.querySelector("img") as HTMLImageElement;
    image.loading = "eager";
    await expect.poll(() => image.complete).toBe(true);
    expect(shownIn(drawn).box).toEqual([48, 48]);
    expect(image).toHaveAttribute("alt", "");
  });

  it("[MARK-IMAGE-6] is before the name of each side, on the line of its first letters", async () => {
    const name = "Royal Antwerp – KAA Gent";
    const marks = [sampleMark("halves"), sampleMark("quarters")] as const;
    const { container } = await renderComponent(
      <p style={{ width: "90px", font: "13px/20px sans-serif" }}>
        <EventSides name={name} of={{ marks }} size={16} />
      </p>,
    );
    expect(container.textContent).toBe(name);
    const drawn = [...container.querySelectorAll("svg")];
    expect(drawn).toHaveLength(2);
    for (const svg of drawn) {
      const first = document.createRange();
      first.setStart(svg.nextElementSibling?.firstChild as Node, 0);
      first.setEnd(svg.nextElementSibling?.firstChild as Node, 1);
      const [letter, mark] = [first.getBoundingClientRect(), svg.getBoundingClientRect()];
      expect(letter.left - mark.right).toBeCloseTo(4, 0);
      const middle = (box: DOMRect) => (box.top + box.bottom) / 2;
      expect(Math.abs(middle(letter) - middle(mark))).toBeLessThan(2.5);
    }
  });

  it.each(["Kuurne · Rit 4", "A – B – C"])("[MARK-IMAGE-6] leaves %s as it is", async (name) => {
    const marks = [sampleMark("halves"), sampleMark("quarters")] as const;
    const { container } = await renderComponent(
      <EventSides name={name} of={{ marks }} size={20} />,
    );
    expect(container.textContent).toBe(name);
    expect(container.querySelector("svg")).toBeNull();
  });

  it("[MARK-IMAGE-7] shows a runner's silks, which a sheet draws from their name", async () => {
    const outcomeMark = silksCode(sampleSilks.stars);
    const silks = markOfCode(outcomeMark);
    const { container } = await renderComponent(
      <p>
        {silks && <MarkSheet marks={[{ ...silks, name: outcomeMark, sizes: [20] }]} />}
        <OutcomeMark of={{ outcomeMark }} size={20} />
      </p>,
    );
    const id = container.querySelector("use")?.getAttribute("href")?.slice(1) ?? "";
    expect(document.getElementById(id)?.childElementCount).toBeGreaterThan(0);
    const none = await renderComponent(<OutcomeMark of={{}} size={20} />);
    expect(none.container.querySelector("svg")).toBeNull();
  });

  it("[MARK-IMAGE-8] is a flag for the code of a country, and a disc where there is none", async () => {
    const name = "Arne Vandewalle – Mateo Quiroga";
    const { container } = await renderComponent(
      <p>
        <EventSides name={name} of={{ marks: ["be", ""] }} size={16} />
      </p>,
      { flags: "/flags/" },
    );
    expect(container.querySelector("use")).toBeNull();
    const flags = [...container.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    expect(flags).toEqual(["/flags/be.svg"]);
    expect(container.querySelectorAll("svg circle").length).toBeGreaterThan(0);
    expect(container.textContent).toBe(name);
  });
});
