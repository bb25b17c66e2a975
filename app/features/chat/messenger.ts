import { chatScript } from "../../core/intervals.ts";
import type { Site } from "../../core/site/site.ts";

/** The commands of the operator's chat script that the site uses, as its maker documents them (docs/decisions/61). */
export interface Messenger {
  (scope: "messenger:set", command: "locale", locale: string): void;
  (
    scope: "messenger",
    command: "render",
    options: { readonly mode: "embedded"; readonly widget: { readonly targetElement: string } },
  ): void;
  /**
   * `provide` is called whenever the chat needs a token, again once the one before has expired; `onEnd` with null once
   * the chat knows the person, else with the reason why it refuses.
   */
  (
    scope: "messenger",
    command: "loginUser",
    provide: (give: (jwt: string) => void) => void,
    onEnd: (error: object | null) => void,
  ): void;
  (scope: "messenger", command: "logoutUser"): void;
}

/** What the script reads on `window`, and puts there. */
interface MessengerPage {
  zE?: Messenger;
  /** Without it the script draws itself over the page as soon as it is there. */
  zEMessenger?: { readonly autorender: boolean };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
}

/** The script's element has the id that its maker gives it. */
const scriptId = "ze-snippet";

/**
 * Loads the operator's chat script; rejects where it can't be had, does not come within 20 s, or does not answer to its
 * name. It is loaded once, and after a failure with the next call. Its address is the only one that its policy makes
 * code of.
 */
export function createMessengerLoader(
  address: string,
  setTimer: Site["setTimer"],
): () => Promise<Messenger> {
  let trusted: string | null = null;
  let loading: Promise<Messenger> | null = null;
  return () => {
    // A policy of one name can be made once.
    trusted ??= trust(address);
    loading ??= appendScript(trusted, setTimer).catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

function trust(address: string): string {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy("chat", { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

function appendScript(address: string, setTimer: Site["setTimer"]): Promise<Messenger> {
  const page = window as MessengerPage;
  page.zEMessenger = { autorender: false };
  const script = document.createElement("script");
  script.id = scriptId;
  script.async = true;
  script.src = address;
  return new Promise((resolve, reject) => {
    const fail = () => {
      cancel();
      script.remove();
      reject(new Error("The chat's script can't be had."));
    };
    const cancel = setTimer(fail, chatScript);
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      if (!page.zE) return fail();
      cancel();
      resolve(page.zE);
    });
    document.head.append(script);
  });
}
