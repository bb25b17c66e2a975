const { origins, lang } = document.body.dataset;
const log = document.querySelector("ol");
const form = document.querySelector("form");
const field = document.querySelector("input");
const button = document.querySelector("button");
const said = document.querySelector("p");

/** What the site's script said of the conversation: its id, and the token of who writes. */
let begun = null;

function show({ from, text }) {
  const entry = document.createElement("li");
  entry.dataset.from = from;
  const author = document.createElement("span");
  author.textContent = from === "visitor" ? log.dataset.you : log.dataset.support;
  entry.append(author, text);
  log.append(entry);
  log.scrollTop = log.scrollHeight;
}

/** Sends what was typed, or nothing, and shows what has been said since. */
async function exchange(text) {
  const sent = begun;
  const answer = await fetch("/chat/messages", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...sent, lang, ...(text === null ? {} : { text }) }),
  });
  if (answer.status === 401) throw new Error("ended");
  if (!answer.ok) throw new Error("failed");
  const { messages } = await answer.json();
  // Another conversation has begun meanwhile.
  if (sent !== begun) return;
  for (const message of messages.slice(log.children.length)) show(message);
}

async function perform(text) {
  said.textContent = "";
  try {
    await exchange(text);
    field.disabled = false;
    button.disabled = false;
    return true;
  } catch (error) {
    said.textContent = error.message === "ended" ? said.dataset.ended : said.dataset.failed;
    return false;
  }
}

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const text = field.value.trim();
  if (text === "" || begun === null) return;
  field.value = "";
  // What was not sent is typed already.
  if (!(await perform(text))) field.value = text;
  field.focus();
});

addEventListener("message", ({ origin, source, data }) => {
  if (source !== window.parent || !origins.split(" ").includes(origin)) return;
  if (data?.type !== "chat-begin" || typeof data.conversation !== "string") return;
  begun = { conversation: data.conversation, token: data.token ?? null };
  log.replaceChildren();
  void perform(null);
});
