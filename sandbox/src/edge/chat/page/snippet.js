// The support chat's own script, simulated. It answers the part of that script's interface which a site needs:
// zE("messenger", "render" | "loginUser" | "logoutUser") and zE("messenger:set", "locale").
(() => {
  const host = new URL(document.currentScript.src).origin;
  const titles = {
    fr: "Conversation avec le service clientèle",
    nl: "Gesprek met de klantendienst",
    en: "Conversation with customer support",
  };
  let locale = "fr";
  let token = null;
  /** What the site has given for the login: a function that provides a token, and one for the login's end. */
  let login = null;
  let conversation = crypto.randomUUID();
  let frame = null;

  const begin = () =>
    frame?.contentWindow?.postMessage({ type: "chat-begin", conversation, token }, host);

  const commands = {
    "messenger:set": {
      locale(next) {
        locale = next in titles ? next : "fr";
      },
    },
    messenger: {
      render({ mode, widget }) {
        const target = document.querySelector(widget.targetElement);
        if (mode !== "embedded" || target === null) return;
        frame = document.createElement("iframe");
        frame.title = titles[locale];
        frame.src = `${host}/chat/?lang=${locale}`;
        frame.style.width = "100%";
        frame.style.height = "100%";
        frame.style.border = "0";
        // Without it the frame of a dark page would be drawn on white.
        frame.style.colorScheme = "inherit";
        frame.addEventListener("load", begin);
        target.replaceChildren(frame);
      },
      loginUser(provide, onEnd) {
        login = { provide, onEnd };
        provide((next) => {
          token = next;
          begin();
        });
      },
      logoutUser() {
        login = null;
        token = null;
        conversation = crypto.randomUUID();
        begin();
      },
    },
  };

  // The page in the frame says that a token has expired, and whether the one that it has is accepted.
  const answers = {
    "chat-expired"() {
      const { provide } = login;
      provide((next) => {
        if (login?.provide !== provide) return;
        token = next;
        frame.contentWindow?.postMessage({ type: "chat-renewed", conversation, token }, host);
      });
    },
    "chat-accepted": () => login.onEnd?.(null),
    "chat-refused": () =>
      login.onEnd?.({ type: "LoginFailedError", reason: "unauthorized", message: "Invalid token" }),
  };
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== host || frame === null || source !== frame.contentWindow) return;
    if (login !== null && data?.conversation === conversation) answers[data.type]?.();
  });

  globalThis.zE = (scope, command, ...given) => commands[scope]?.[command]?.(...given);
})();
