import { inMinutes } from "../event-view/sample-events.ts";
import type { NamedStates } from "../testing/named-states.ts";
import type { VirtualChannelProps, VirtualDrawView } from "./virtual-channel.tsx";

function draw(id: string, name: string, minutes: number): VirtualDrawView {
  return {
    id,
    name,
    href: `/virtual/30/football-virtuel/?event_id=${id}`,
    startsAt: inMinutes(minutes),
  };
}

const props: VirtualChannelProps = {
  running: [draw("one", "Lions – Tigres", -1)],
  upcoming: [
    draw("two", "Aigles – Loups", 1.7),
    draw("three", "Ours – Renards", 4.7),
    draw("four", "Cerfs – Hérons", 7.7),
  ],
  currentId: "two",
};

/** Every face of the next draws, by name. */
export const virtualChannelStates = {
  "next one shown": props,
  "running one shown": { ...props, currentId: "one" },
  "none running": { ...props, running: [] },
  empty: { running: [], upcoming: [], currentId: null },
  "long text": {
    ...props,
    upcoming: [draw("two", "Koninklijke Sportvereniging – Royale Association Athlétique", 59)],
  },
} satisfies NamedStates<VirtualChannelProps>;
