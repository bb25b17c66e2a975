import type { CashierFrameMessage } from "@grandstand/contract/cashier-frame";

/** Markup of a page; whatever a person or a database wrote is escaped before it is part of it. */
export type Markup = string;

export function escaped(text: string): Markup {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** What is wrong with the fields of a form: a message by the field's name. */
export type Problems = Readonly<Record<string, string>>;

/** What was typed in a form, by the field's name. */
export type Typed = Readonly<Record<string, string>>;

interface Field {
  name: string;
  label: string;
  hint?: string;
  /** Further attributes of the input, such as `inputmode`; they are the page's own. */
  attributes?: string;
}

function describedBy(name: string, hint: string | undefined, problem: string | undefined): string {
  const ids = [hint ? `${name}-hint` : "", problem ? `${name}-error` : ""].filter(
    (id) => id !== "",
  );
  return ids.length > 0 ? ` aria-describedby="${ids.join(" ")}"` : "";
}

function explained(name: string, hint: string | undefined, problem: string | undefined): Markup {
  return (
    (hint ? `<p class="hint" id="${name}-hint">${escaped(hint)}</p>` : "") +
    (problem ? `<p class="error" id="${name}-error">${escaped(problem)}</p>` : "")
  );
}

/** A labelled input with its hint and what is wrong with it. */
export function field(
  { name, label, hint, attributes = "" }: Field,
  typed: Typed,
  problems: Problems,
): Markup {
  const problem = problems[name];
  const invalid = problem ? ' aria-invalid="true"' : "";
  return `<div class="field"><label for="${name}">${escaped(label)}</label>${explained(name, hint, problem)}
<input id="${name}" name="${name}" value="${escaped(typed[name] ?? "")}" ${attributes}${describedBy(name, hint, problem)}${invalid}></div>`;
}

interface Choices {
  name: string;
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
}

/** One of several, as radio buttons. The first has the id of the group, so that its problem leads there. */
export function choices(
  { name, legend, options }: Choices,
  typed: Typed,
  problems: Problems,
): Markup {
  const problem = problems[name];
  const radios = options.map(([value, label], index) => {
    const checked = typed[name] === value ? " checked" : "";
    const id = index === 0 ? name : `${name}-${index}`;
    return `<label class="choice" for="${id}"><input type="radio" id="${id}" name="${name}" value="${escaped(value)}"${checked}>${escaped(label)}</label>`;
  });
  return `<fieldset${describedBy(name, undefined, problem)}><legend>${escaped(legend)}</legend>${explained(name, undefined, problem)}${radios.join("")}</fieldset>`;
}

export function select({ name, legend, options }: Choices, typed: Typed): Markup {
  const items = options.map(
    ([value, label]) =>
      `<option value="${escaped(value)}"${typed[name] === value ? " selected" : ""}>${escaped(label)}</option>`,
  );
  return `<div class="field"><label for="${name}">${escaped(legend)}</label><select id="${name}" name="${name}">${items.join("")}</select></div>`;
}

export function checkbox(
  name: string,
  label: string,
  isChecked: boolean,
  problems: Problems = {},
): Markup {
  const problem = problems[name];
  return `${explained(name, undefined, problem)}<label class="choice" for="${name}"><input type="checkbox" id="${name}" name="${name}" value="on"${isChecked ? " checked" : ""}${describedBy(name, undefined, problem)}${problem ? ' aria-invalid="true"' : ""}>${escaped(label)}</label>`;
}

export function hidden(name: string, value: string): Markup {
  return `<input type="hidden" name="${name}" value="${escaped(value)}">`;
}

/** What is wrong with a form, on top of it, each a link to its field. */
export function summary(title: string, problems: Problems): Markup {
  const entries = Object.entries(problems);
  if (entries.length === 0) return "";
  const items = entries.map(
    ([name, problem]) => `<li><a href="#${name}">${escaped(problem)}</a></li>`,
  );
  return `<div class="notice wrong" id="problems" role="alert" tabindex="-1"><h2>${escaped(title)}</h2><ul>${items.join("")}</ul></div>`;
}

/** A paragraph that stands out; `state` says in which way, beside the words. */
export function notice(state: "plain" | "good" | "wrong", text: string, id?: string): Markup {
  return `<p class="notice ${state}"${id ? ` id="${id}"` : ""}>${escaped(text)}</p>`;
}

/** Facts with their names. */
export function facts(rows: readonly (readonly [name: string, value: string])[]): Markup {
  return `<dl>${rows.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join("")}</dl>`;
}

export function link(href: string, label: string): Markup {
  return `<a class="button" href="${escaped(href)}">${escaped(label)}</a>`;
}

/** One page of the cashier, before its frame of navigation and head. */
export interface Page {
  title: string;
  body: Markup;
  /** What the page posts to the site, once. */
  message?: CashierFrameMessage;
  status?: 200 | 404 | 422;
}
