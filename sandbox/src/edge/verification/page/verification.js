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
const byId = (id) => document.getElementById(id);
const { session, done, failed, noImage } = document.body.dataset;
const file = byId("file");
const submit = byId("submit");
const cancel = byId("cancel");
const said = byId("said");

const isFramed = site !== null && window.parent !== window;

/** Posts one of the vendor's own messages. */
function postToSite(message) {
  if (isFramed) window.parent.postMessage(message, site);
}

/** What is chosen or pressed before this would be lost. */
function begin() {
  file.disabled = false;
  cancel.disabled = false;
}

/** Shows what a file is; whatever is no image is not taken. */
async function showDocument() {
  const [chosen] = file.files;
  byId("seen").hidden = true;
  said.textContent = "";
  if (!chosen) return;
  const preview = byId("preview");
  URL.revokeObjectURL(preview.src);
  preview.src = URL.createObjectURL(chosen);
  try {
    await preview.decode();
  } catch {
    said.textContent = noImage;
    return;
  }
  byId("type").textContent = chosen.type;
  byId("size").textContent = `${Math.max(1, Math.round(chosen.size / 1024))} kB`;
  byId("dimensions").textContent = `${preview.naturalWidth} × ${preview.naturalHeight}`;
  byId("seen").hidden = false;
  postToSite("VERIFF_STARTED");
}

async function send() {
  const [chosen] = file.files;
  if (!chosen) return;
  submit.disabled = true;
  try {
    const answer = await fetch("/verification/answer", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        vendor_data: session,
        status: byId("decision").value,
        image_type: chosen.type,
        image_bytes: chosen.size,
      }),
    });
    if (!answer.ok) throw new Error(`the document was refused with ${answer.status}`);
    said.textContent = done;
    postToSite("VERIFF_SUBMITTED");
    postToSite("VERIFF_FINISHED");
  } catch {
    submit.disabled = false;
    said.textContent = failed;
  }
}

file.addEventListener("change", showDocument);
submit.addEventListener("click", send);
cancel.addEventListener("click", () => postToSite("VERIFF_CANCELED"));
addEventListener("message", ({ origin, source, data }) => {
  if (source === window.parent && origin === site && data?.name === "VERIFF_RENDER") begin();
});
// As the vendor's own page it begins once the site that frames it has answered.
if (isFramed) postToSite("VERIFF_HANDSHAKE");
else begin();
