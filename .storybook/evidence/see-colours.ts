import type { SeenPair, ThemeName } from "./seen.ts";

/**
 * Runs in the page: every pair of colours that the story draws, in each theme, each with the names that
 * the tokens give it. `text`: a text on its ground. `icon`: the sign of a control that has no text.
 * `mark`: a corner. `edge`: what sets a control off from its ground around it most, be it ground or border.
 */
export function seeColours({
  names,
  themes,
}: {
  names: readonly string[];
  themes: readonly ThemeName[];
}): SeenPair[] {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const parsed = new Map<string, Colour>();
  const clear: Colour = [0, 0, 0, 0];
  const root = document.documentElement;
  const wrappers = [root, ...document.querySelectorAll<HTMLElement>("[data-theme]")];
  const before = wrappers.map(({ dataset }) => dataset.theme);

  function parse(css: string): Colour {
    const known = parsed.get(css);
    if (known || !canvas) return known ?? clear;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    parsed.set(css, colour);
    return colour;
  }

  const mix = (under: Colour, over: Colour, share: number): Colour => {
    const channel = (at: 0 | 1 | 2) => under[at] * (1 - share) + over[at] * share;
    return [channel(0), channel(1), channel(2), 1];
  };
  const hex = (colour: Colour) =>
    `#${colour
      .slice(0, 3)
      .map((channel) => Math.round(channel).toString(16).padStart(2, "0"))
      .join("")}`;

  /** A colour as it is seen over the grounds of these elements, the outermost first, and their last ground. */
  function paint(chain: readonly Element[], colour: Colour, under: Colour): [Colour, Colour] {
    const [first, ...rest] = chain;
    if (!first) return [mix(under, colour, colour[3]), under];
    const { backgroundColor, opacity } = getComputedStyle(first);
    const own = parse(backgroundColor);
    const [seen, ground] = paint(rest, colour, mix(under, own, own[3]));
    const share = Number(opacity);
    return [mix(under, seen, share), mix(under, ground, share)];
  }

  function chainOf(element: Element | null): Element[] {
    return element ? [...chainOf(element.parentElement), element] : [];
  }

  const see = (css: string, on: Element | null) =>
    paint(chainOf(on), parse(css), [255, 255, 255, 1]);

  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const isOff = (element: Element) =>
    element.closest(":disabled, [aria-disabled=true], [inert], label:has(:disabled)") !== null;
  const controls =
    "button, input:not([type=hidden]), select, textarea, [role=button], [role=radio], [role=switch], [role=tab], [role=combobox], label:has(input)";

  const whatOf = (element: Element) => {
    const price = element.closest(".gs-odds");
    if (price) return "price";
    const control = element.closest(controls);
    return control ? (control.getAttribute("role") ?? control.localName) : element.localName;
  };

  type MeasuredElement = {
    readonly use: SeenPair["use"];
    readonly element: Element;
    readonly on: Element | null;
    readonly css: () => string;
  };

  const measured: MeasuredElement[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const holders = new Set<Element>();
  while (texts.nextNode()) {
    const holder = texts.currentNode.parentElement;
    if (!holder || holders.has(holder) || !/[\p{L}\p{N}]/u.test(texts.currentNode.nodeValue ?? ""))
      continue;
    if (holder.closest("script, style, .gs\\:sr-only, option") || !isShown(holder) || isOff(holder))
      continue;
    holders.add(holder);
    const { fontSize, fontWeight } = getComputedStyle(holder);
    const size = Number.parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    measured.push({
      use: isLarge ? "large text" : "text",
      element: holder,
      on: holder,
      css: () => getComputedStyle(holder).color,
    });
  }
  for (const control of document.body.querySelectorAll(controls)) {
    if (!isShown(control) || isOff(control)) continue;
    const icon = control.querySelector("svg");
    const hasWords = [...holders].some((holder) => control.contains(holder));
    if (icon && isShown(icon) && !hasWords) {
      measured.push({
        use: "icon",
        element: control,
        on: control,
        css: () => getComputedStyle(icon).color,
      });
    }
    measured.push({ use: "edge", element: control, on: control.parentElement, css: () => "" });
  }
  for (const mark of document.body.querySelectorAll("button span:empty")) {
    const style = getComputedStyle(mark);
    if (mark.clientWidth + mark.clientHeight > 0 || !Number.parseFloat(style.borderTopWidth))
      continue;
    const sides = () => {
      const now = getComputedStyle(mark);
      return [now.borderTopColor, now.borderBottomColor].find((css) => parse(css)[3] > 0) ?? "";
    };
    measured.push({ use: "mark", element: mark, on: mark.parentElement, css: sides });
  }

  /** What sets a control off: its ground, its borders, its rings; transparent ones left out. */
  function edgesOf(element: Element): string[] {
    const style = getComputedStyle(element);
    const borders = (["Top", "Right", "Bottom", "Left"] as const)
      .filter((side) => Number.parseFloat(style[`border${side}Width`]) >= 1)
      .map((side) => style[`border${side}Color`]);
    const rings = [...style.boxShadow.matchAll(/((?:okl(?:ch|ab)|rgba?|color)\([^)]*\))([^,]*)/g)]
      .filter(([, , lengths = ""]) => /[1-9]/.test(lengths) && lengths.includes("inset"))
      .map(([, css = ""]) => css);
    return [...new Set([...borders, ...rings, style.backgroundColor])].filter(
      (css) => parse(css)[3] > 0,
    );
  }

  const luminance = (colour: Colour) => {
    const channel = (at: 0 | 1 | 2) => {
      const value = colour[at] / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2);
  };
  const ratioOf = (one: Colour, other: Colour) => {
    const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return Math.floor(((lighter + 0.05) / (darker + 0.05)) * 100) / 100;
  };

  /** The colours of one element in the theme in force, or null where nothing sets a control off. */
  function seeElement({ use, element, on, css }: MeasuredElement): [Colour, Colour] | null {
    if (use !== "edge") return see(css(), on);
    const seen = edgesOf(element).map((edge) => see(edge, on));
    const [best] = seen.sort(([one, under], [other, below]) => {
      return ratioOf(other, below) - ratioOf(one, under);
    });
    return best && ratioOf(...best) > 1 ? best : null;
  }

  const still = new CSSStyleSheet();
  still.replaceSync(
    "*, ::before, ::after { transition: none !important; animation: none !important }",
  );
  document.adoptedStyleSheets.push(still);
  const perTheme = themes.map((theme) => {
    for (const { dataset } of wrappers) dataset.theme = theme;
    const style = getComputedStyle(root);
    const tokens = names.map((name) => hex(parse(style.getPropertyValue(`--gs-color-${name}`))));
    return { tokens, seen: measured.map(seeElement) };
  });
  wrappers.forEach(({ dataset }, at) => {
    const theme = before[at];
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);

  const nameOf = (colours: readonly string[]) => {
    const at = names.findIndex((_name, index) =>
      perTheme.every(({ tokens }, theme) => tokens[index] === colours[theme]),
    );
    return names[at] ?? colours.join(" ");
  };
  return measured.flatMap(({ use, element }, at) => {
    const seen = perTheme.map((theme) => theme.seen[at]);
    if (seen.some((pair) => !pair)) return [];
    const pairs = seen.filter((pair) => !!pair);
    return [
      {
        use,
        what: whatOf(element),
        colour: nameOf(pairs.map(([colour]) => hex(colour))),
        ground: nameOf(pairs.map(([, ground]) => hex(ground))),
        ratios: pairs.map((pair) => ratioOf(...pair)),
      },
    ];
  });
}
