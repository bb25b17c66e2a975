/** The control page: every form posts its fields to the control API, and shows the answer. */
const byId = (id) => document.getElementById(id);
const api = "/control/api/";

async function request(path, input) {
  const options =
    input === undefined
      ? {}
      : {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(input),
        };
  const response = await fetch(api + path, options);
  const answer = await response.json();
  byId("answer").textContent = `${path}: ${response.status} ${answer.message ?? "done"}`;
  return answer;
}

function fieldValue(field) {
  if (field.type === "checkbox") return field.checked;
  if (field.type === "number") return field.valueAsNumber;
  // The operator's dates are seconds since the epoch, and none where there is no end.
  if (field.type === "date") return field.value === "" ? null : field.valueAsNumber / 1000;
  return field.value;
}

function inputOf(form) {
  const fields = [...form.elements].filter((field) => field.name !== "");
  const filled = fields.filter(
    ({ type, value }) => type === "checkbox" || type === "date" || value !== "",
  );
  const input = Object.fromEntries(filled.map((field) => [field.name, fieldValue(field)]));
  const { inside } = form.dataset;
  if (inside === undefined) return input;
  const { username, allowed, ...facts } = input;
  if (allowed !== undefined) facts.permissions = { [facts.permissions]: allowed };
  return { username, [inside]: facts };
}

async function showState() {
  byId("state").textContent = JSON.stringify(await request("state"), null, 2);
}

function button(text, run) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = text;
  element.addEventListener("click", run);
  return element;
}

function outcomeRow(outcome) {
  const row = document.createElement("div");
  row.className = "market";
  const winner = document.createElement("input");
  winner.type = "checkbox";
  winner.dataset.winner = outcome.id;
  const price = document.createElement("input");
  price.type = "number";
  price.step = "0.01";
  price.min = "1.01";
  price.value = String(outcome.odds ?? "");
  price.setAttribute("aria-label", `Price of ${outcome.name}`);
  const label = document.createElement("label");
  label.append(winner, ` ${outcome.name} (${outcome.id})`);
  const move = button("Move", () =>
    request("odds", { outcome_id: outcome.id, odds: price.valueAsNumber }),
  );
  row.append(label, price, move);
  return row;
}

async function showEvent() {
  const event = await request(`events/${byId("events").value}`);
  const rows = (event.markets ?? []).flatMap((market) => {
    const title = document.createElement("div");
    title.className = "market";
    const name = document.createElement("strong");
    name.textContent = `${market.name} (${market.id})`;
    const suspend = (suspended) => async () => {
      await request("market", { market_id: market.id, suspended });
      await showEvent();
    };
    title.append(name, button("Suspend", suspend(true)), button("Resume", suspend(false)));
    return [title, ...market.outcomes.map(outcomeRow)];
  });
  byId("markets").replaceChildren(...rows);
}

async function showEvents() {
  const { events } = await request("events");
  const options = events.map((event) => {
    const live = event.is_live ? "LIVE " : "";
    return new Option(`${live}${event.name} (${event.competition})`, event.id);
  });
  byId("events").replaceChildren(...options);
  if (events.length > 0) await showEvent();
}

for (const form of document.querySelectorAll("form[data-post]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await request(form.dataset.post, inputOf(form));
    await showState();
  });
}
for (const element of document.querySelectorAll("[data-get]")) {
  element.addEventListener("click", async () => {
    byId("view").textContent = JSON.stringify(await request(element.dataset.get), null, 2);
  });
}
for (const element of document.querySelectorAll("[data-event]")) {
  element.addEventListener("click", async () => {
    const event_id = byId("events").value;
    const winners = [...document.querySelectorAll("[data-winner]:checked")].map(
      (field) => field.dataset.winner,
    );
    const { event, side } = element.dataset;
    if (event === "end") await request("end", { event_id, winners });
    else if (event === "goal") await request("goal", { event_id, side });
    else await request("event", { event_id, suspended: event === "suspend" });
    await showEvents();
  });
}
document.querySelector("[data-refresh]").addEventListener("click", showState);
byId("events").addEventListener("change", showEvent);
await showState();
await showEvents();
