import { escapeMarkup } from "../review/escape-markup.ts";
import { type Finding, isFault, pathOf } from "./findings.ts";
import { componentOf } from "./stories-to-draw.ts";

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 auto; padding: 2rem; max-width: 100rem }
section { border-top: 1px solid; margin-top: 2rem }
.pictures { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem; align-items: start }
figure { margin: 0 }
img { max-width: 100%; outline: 1px solid color-mix(in srgb, currentcolor 30%, transparent) }
code { font-size: 0.9em }
`;

/** A share of the pixels as a person reads it, with two digits however small it is. */
export function describeShare(share: number): string {
  return `${Number((share * 100).toPrecision(2))} %`;
}

function describeFinding(finding: Finding): string {
  const { id, mode, kind, share, names, accepted } = finding;
  const said = [
    `${kind}${share === undefined ? "" : ` by ${describeShare(share)}`}`,
    accepted ? `accepted: ${accepted.why} (${accepted.at})` : isFault(finding) && "not accepted",
  ].filter(Boolean);
  const figures = names.map((name) => {
    const file = escapeMarkup(pathOf(id, mode, name));
    return `<figure><figcaption>${name}</figcaption><a href="${file}"><img src="${file}" alt="${name}" loading="lazy"></a></figure>`;
  });
  return `<h3><code>${escapeMarkup(id)}</code> ${mode}</h3>
<p>${escapeMarkup(said.join(" · "))}</p>
<div class="pictures">${figures.join("\n")}</div>`;
}

/** The page's markup: what looks other, by component. */
export function differencePage(findings: readonly Finding[], title: string): string {
  const byComponent = [...Map.groupBy(findings, ({ id }) => componentOf(id))];
  const contents = byComponent.map(
    ([name, own]) => `<li><a href="#${name}">${name}</a>: ${own.length}</li>`,
  );
  const sections = byComponent.map(
    ([name, own]) =>
      `<section id="${name}"><h2>${name}</h2>\n${own.map(describeFinding).join("\n")}\n</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(title)}</title>
<style>${style}</style>
<h1>${escapeMarkup(title)}</h1>
${findings.length === 0 ? "<p>Nothing looks other.</p>" : `<ul>\n${contents.join("\n")}\n</ul>`}
${sections.join("\n")}
</html>
`;
}
