/**
 * The cashier's page: what it says to the site, where the focus is, and what becomes of a form whose answer is lost. It
 * keeps nothing in the browser, which may refuse a frame of another site every storage (docs/decisions/108).
 */
const { sending, checking, closable } = document.body.dataset;
/** A tab of its own has no site around it. */
const isTab = window.parent === window;
const byId = (id) => document.getElementById(id);
const site = readSite();

/** The site that frames the page: the visit's own, or the allowed one where the visit is not known any more. */
function readSite() {
  const allowed = document.body.dataset.site.split(" ");
  if (allowed.length === 1) return allowed[0];
  const framedBy = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
  return allowed.find((each) => each === framedBy);
}

function originOf(address) {
  return URL.canParse(address) ? new URL(address).origin : null;
}

function postToSite(type, payload = {}) {
  if (!site || isTab) return;
  window.parent.postMessage({ type, payload }, site);
}

/** Whether somebody comes back to the page, which has said what it has to say. */
function isComeBackTo() {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && entry.type !== "navigate";
}

function postMessageOfPage() {
  const { message } = document.body.dataset;
  if (message === undefined) return;
  const { type, payload } = JSON.parse(message);
  postToSite(type, payload);
}

let height;
/** What the page holds, where that has changed. */
function postSize() {
  const next = Math.ceil(document.body.offsetHeight);
  if (next === height) return;
  height = next;
  postToSite("cashier:size", { height });
}

const stops = () => [
  ...document.querySelectorAll(
    "a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled",
  ),
];

/** A page that somebody came to from another one begins at its title, or at what is wrong with it. */
function focusBeginning() {
  const start = byId("problems") ?? document.querySelector("h1");
  if (originOf(document.referrer) === location.origin) start?.focus();
}

/** The site handles the frame's Escape too, and the focus before and after the frame. */
function notifyLeave(event) {
  if (event.key === "Escape" && !event.defaultPrevented && !event.isComposing) {
    postToSite("cashier:close");
  }
  if (event.key !== "Tab") return;
  const all = stops();
  const edge = event.shiftKey ? all[0] : all.at(-1);
  if (document.activeElement === edge)
    postToSite("cashier:leave", { by: event.shiftKey ? "start" : "end" });
}

function enter(event) {
  if (event.origin !== site || event.source !== window.parent) return;
  if (event.data?.type !== "cashier:enter") return;
  const all = stops();
  (event.data.payload?.at === "end" ? all.at(-1) : all[0])?.focus();
}

/** Shows a form's answer instead of this page, without leaving it. */
function show(html) {
  const answer = new DOMParser().parseFromString(html, "text/html");
  document.title = answer.title;
  document.body.replaceWith(document.importNode(answer.body, true));
  (byId("problems") ?? document.querySelector("h1"))?.focus();
  begin();
  postSize();
  postMessageOfPage();
}

/** Sends a form once; where its answer is lost, the page that knows what became of it is shown. */
async function send(event) {
  event.preventDefault();
  const form = event.currentTarget;
  const body = new URLSearchParams(new FormData(form, event.submitter));
  for (const button of form.querySelectorAll("button")) button.disabled = true;
  byId("said").textContent = sending;
  postToSite("cashier:status", { status: "sending" });
  try {
    const answer = await fetch(form.action, { method: "POST", body });
    if (answer.redirected) location.assign(answer.url);
    else show(await answer.text());
  } catch {
    byId("said").textContent = checking;
    postToSite("cashier:error", { text: "the answer to a form was lost" });
    await lookUp(form.dataset.lookUp ?? location.href);
  }
}

/** Continues as soon as the cashier answers again. */
async function lookUp(address) {
  try {
    await fetch("/healthz");
    location.assign(address);
  } catch {
    setTimeout(() => lookUp(address), 2_000);
  }
}

async function showDocument() {
  const [chosen] = byId("file").files;
  const preview = byId("preview");
  preview.hidden = true;
  byId("file_type").value = chosen?.type ?? "";
  byId("file_bytes").value = String(chosen?.size ?? "");
  if (!chosen?.type.startsWith("image/")) return;
  URL.revokeObjectURL(preview.src);
  preview.src = URL.createObjectURL(chosen);
  await preview.decode().then(
    () => {
      preview.hidden = false;
    },
    () => {
      byId("file_type").value = "";
    },
  );
}

/** Which fields belong to the way of paying that is chosen. */
function showMethod() {
  const chosen = document.querySelector("[name=method]:checked")?.value;
  for (const part of document.querySelectorAll("[data-method]")) {
    part.hidden = part.dataset.method !== chosen;
    for (const input of part.querySelectorAll("input, select")) input.disabled = part.hidden;
  }
}

/** Cents of an amount as people write it, or null. */
function centsOf(text) {
  const [, euro, cents = ""] = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/.exec(text) ?? [];
  return euro === undefined ? null : Number(euro) * 100 + Number(cents.padEnd(2, "0"));
}

/** The button says how much it pays, and the bar of the limit what that adds. */
function showAmount() {
  const pay = byId("pay");
  if (!pay) return;
  const cents = centsOf(byId("amount").value);
  const { locale, currency, sum, plain } = pay.dataset;
  const money = new Intl.NumberFormat(locale, { style: "currency", currency });
  pay.textContent = cents === null ? plain : sum.replace("%", money.format(cents / 100));
  const next = byId("next-part");
  // A bar is a picture, which others may have taken away.
  if (!next) return;
  const limit = Number(next.dataset.limit);
  const space = 1_000 - Number(next.getAttribute("x"));
  const added = limit === 0 ? 0 : Math.round(((cents ?? 0) / limit) * 1_000);
  next.setAttribute("width", String(Math.min(space, added)));
}

/** The bet waits on the site, which a tab of its own can only be closed for. */
function backToBet() {
  if (isTab) return closeCashier();
  postToSite("cashier:back-to-bet");
}

/** A browser may keep a tab open whose pages have changed since: the person closes that one. */
function closeCashier() {
  if (!isTab) return postToSite("cashier:close");
  byId("said").textContent = closable;
  close();
}

function begin() {
  for (const form of document.querySelectorAll("form[method=post]"))
    form.addEventListener("submit", send);
  for (const button of document.querySelectorAll("[data-close]")) {
    button.addEventListener("click", closeCashier);
  }
  for (const button of document.querySelectorAll("[data-amount]")) {
    button.addEventListener("click", () => {
      byId("amount").value = button.dataset.amount;
      byId("amount").focus();
      showAmount();
    });
  }
  for (const button of document.querySelectorAll("[data-back-to-bet]")) {
    button.addEventListener("click", backToBet);
  }
  byId("amount")?.addEventListener("input", showAmount);
  for (const radio of document.querySelectorAll("[name=method]"))
    radio.addEventListener("change", showMethod);
  const file = byId("file");
  file?.addEventListener("change", showDocument);
  // Chosen before this script ran.
  if (file?.files.length > 0) showDocument();
  showMethod();
  showAmount();
}

/** On a narrow page the way to where somebody is may be out of sight. */
function showCurrentWay() {
  const way = document.querySelector("nav [aria-current]");
  const row = way?.closest("nav");
  if (row) row.scrollLeft = way.offsetLeft - (row.clientWidth - way.offsetWidth) / 2;
}

begin();
showCurrentWay();
focusBeginning();
addEventListener("message", enter);
addEventListener("keydown", notifyLeave);
new ResizeObserver(postSize).observe(document.documentElement);
// First what the page has to say: one that needs a tab is not ready.
if (!isComeBackTo()) postMessageOfPage();
postToSite("cashier:ready");
postToSite("cashier:status", { status: `page ${location.pathname.split("/").at(-1)}` });
