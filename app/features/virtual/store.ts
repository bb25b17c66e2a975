import { getVirtuals } from "@grandstand/contract/virtuals";
import { createFetched } from "../../core/fetched/fetched.ts";
import type { Site } from "../../core/site/site.ts";
import { toVirtualView } from "./view.ts";

/** What is drawn of a virtual sport, by its channel's id; a channel that the answer lacks is a malformed answer. */
export const createVirtualView = ({ api, configuration, language }: Site) =>
  createFetched(async (channelId, signal) => {
    const query = { bookmaker: configuration.bookmaker, lang: language };
    const answer = await api(getVirtuals, { query, signal });
    if (!answer.ok) return answer;
    const channel = answer.value.channels.find(({ id }) => id === channelId);
    if (channel === undefined) return { ok: false, failure: { kind: "malformed" } };
    return { ok: true, value: toVirtualView(channel, language) };
  });
