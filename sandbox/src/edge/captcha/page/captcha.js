/** The site that frames this page, if it is an allowed one; null otherwise. */
function readSite() {
  const allowed = document.body.dataset.origins.split(" ");
  const framedBy = location.ancestorOrigins?.[0] ?? originOf(document.referrer);
  return allowed.includes(framedBy) ? framedBy : null;
}

function originOf(address) {
  return URL.canParse(address) ? new URL(address).origin : null;
}

const site = readSite();
const lifetime = Number(document.body.dataset.lifetime);
const button = document.querySelector("button");
const said = document.querySelector("#said");

function postToSite(message) {
  if (site !== null && window.parent !== window) window.parent.postMessage(message, site);
}

function expire() {
  button.disabled = false;
  said.textContent = said.dataset.expired;
  postToSite({ type: "captcha-expired" });
}

async function solve() {
  button.disabled = true;
  try {
    const answer = await fetch("/captcha/token", { method: "POST" });
    if (!answer.ok) throw new Error(`the token was refused with ${answer.status}`);
    const { token } = await answer.json();
    said.textContent = said.dataset.done;
    postToSite({ type: "captcha-solved", token });
    setTimeout(expire, lifetime);
  } catch {
    button.disabled = false;
    said.textContent = said.dataset.failed;
  }
}

button.addEventListener("click", solve);
// A press before this would be lost.
button.disabled = false;
