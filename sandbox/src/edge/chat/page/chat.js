const { origins, lang } = document.body.dataset;
const log = document.querySelector("ol");
const form = document.querySelector("form");
const field = document.querySelector("input");
const button = document.querySelector("button");
const said = document.querySelector("p");

/** Milliseconds that a site's script may need for another token. */
const renewalLimit = 10_000;

/** What the site's script said of the conversation: its id, the token of its person, and the site's origin. */
let begun = null;
/** Resolves what waits for another token. */
let renewed = () => {};

function postToSite(type) {
  window.parent.postMessage({ type, conversation: begun.conversation }, begun.site);
}

function show({ from, text }) {
  const entry = document.createElement("li");
  entry.dataset.from = from;
  const author = document.createElement("span");
  author.textContent = from === "visitor" ? log.dataset.you : log.dataset.support;
  entry.append(author, text);
  log.append(entry);
  log.scrollTop = log.scrollHeight;
}

/** Has the site's script provide another token instead of one that has expired; false where it provides none. */
function renew() {
  postToSite("chat-expired");
  return new Promise((resolve) => {
    renewed = () => resolve(true);
    setTimeout(() => resolve(false), renewalLimit);
  });
}

function send({ conversation, token }, text) {
  return fetch("/chat/messages", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ conversation, token, lang, ...(text === null ? {} : { text }) }),
  });
}

/** Sends what was typed, or nothing, and shows what has been said since. A token that is refused is renewed once. */
async function exchange(text) {
  const sent = begun;
  let answer = await send(sent, text);
  if (answer.status === 401 && sent === begun && sent.token !== null && (await renew())) {
    answer = await send(sent, text);
  }
  if (sent === begun && sent.token !== null) {
    if (answer.status === 401) postToSite("chat-refused");
    else if (!sent.isKnown) postToSite("chat-accepted");
    sent.isKnown = true;
  }
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
  if (data?.type === "chat-renewed" && data.conversation === begun?.conversation) {
    begun.token = data.token;
    return renewed();
  }
  if (data?.type !== "chat-begin" || typeof data.conversation !== "string") return;
  begun = {
    conversation: data.conversation,
    token: data.token ?? null,
    site: origin,
    isKnown: false,
  };
  log.replaceChildren();
  void perform(null);
});
