/** A change of one text in one file of the product. */
interface Edit {
  /** From the project's folder. */
  readonly file: string;
  /** What is in the file, once. */
  readonly from: string;
  readonly to: string;
}

/** A fault that is put into the product to see that the walk notices it. */
export interface Mutation {
  readonly name: string;
  /** What somebody would lose by it. */
  readonly why: string;
  readonly edits: readonly Edit[];
}

/** The faults that a walk notices within ten minutes; all of them are about money or about whose it is. */
export const mutations: readonly Mutation[] = [
  {
    name: "stake-a-cent-up",
    why: "A person stakes a cent more than they typed.",
    edits: [
      {
        file: "rules/src/slip/stakes.ts",
        from: "if (parsed.ok) return { text, cents: parsed.cents, problem: null };",
        to: "if (parsed.ok) return { text, cents: parsed.cents + 1, problem: null };",
      },
    ],
  },
  {
    name: "stake-a-cent-down",
    why: "A cent less is debited than the button said, and the books differ from the bet.",
    edits: [
      {
        file: "sandbox/src/domain/placement/place-ticket.ts",
        from: "const held = { id, accountId, freeBetId, stake };",
        to: "const held = { id, accountId, freeBetId, stake: stake - 1 };",
      },
    ],
  },
  {
    name: "receipt-of-another-ticket",
    why: "Of several bets each shows the receipt of the first: its reference leads to another bet.",
    edits: [
      {
        file: "app/features/bet-slip/view.ts",
        from: ": placement.tickets.map((state) =>\n            toTicketView(state, slip,",
        to: ": placement.tickets.map((state, _, [first = state]) =>\n            toTicketView(state.status === first.status ? ({ ...first, ticket: state.ticket } as TicketState) : state, slip,",
      },
    ],
  },
  {
    name: "balance-after-logout",
    why: "After a logout the page goes on showing the person's name and balance.",
    edits: [
      {
        file: "app/core/session/session.ts",
        from: "setState(nobody);\n    dependencies.onLogout(reason, ended);",
        to: "setState(({ user }) => ({ ...nobody, user }));\n    dependencies.onLogout(reason, ended);",
      },
    ],
  },
  {
    name: "balance-in-the-storage",
    why: "The browser keeps a person's balance, for whoever sits down after them.",
    edits: [
      {
        file: "app/core/session/session.ts",
        from: "    dependencies.onLogin(user);",
        to: "    storage.write(storageKeys.shortcuts, String(user.balance));\n    dependencies.onLogin(user);",
      },
    ],
  },
  {
    name: "free-bet-of-the-last-person",
    why: "Free bets of who has left are offered to whoever comes next.",
    edits: [
      {
        file: "app/features/promotions/free-bets.ts",
        from: 'return store.setState({ list: [], status: "none" });',
        to: "return;",
      },
    ],
  },
  {
    name: "stake-lost-by-language",
    why: "As the names of the lines come in another language, typed stakes become the usual one.",
    edits: [
      {
        file: "app/features/bet-slip/store.ts",
        from: "rename: (names) => setState({ slip: renameSelections(slip(), names).slip }),",
        to: "rename: (names) => setState({ slip: { ...renameSelections(slip(), names).slip, stakes: {}, stakeCombi: emptySlip().stakeCombi } }),",
      },
    ],
  },
  {
    name: "bet-placed-twice",
    why: "One press places two bets, and shows the receipt of the second.",
    edits: [
      {
        file: "app/features/bet-slip/place-bets.ts",
        from: "      await operation.press(prepare);",
        to: "      await operation.press(prepare);\n      await operation.press(() => calculate(slip.getState().slip));",
      },
    ],
  },
  {
    name: "limit-not-applied",
    why: "A person who limited what they stake in a day can stake more.",
    edits: [
      {
        file: "sandbox/src/domain/limits/passed-limit.ts",
        from: "if (left !== null && stake > left) return codes[kind];",
        to: "if (left !== null && stake > left * 1_000) return codes[kind];",
      },
    ],
  },
  {
    name: "popup-shown-to-another",
    why: "What the operator had to say to one person is said to whoever logs in after them.",
    edits: [
      {
        file: "app/features/notifications/follow.ts",
        from: "if (user?.id !== before?.id) notifications.changePerson();",
        to: "if (user?.id !== before?.id) notifications.applyDocument();",
      },
    ],
  },
];

/** The mutations of a name, or of *all*. Throws where no mutation has it. */
export function mutationsOf(name: string): readonly Mutation[] {
  const found = name === "all" ? mutations : mutations.filter((each) => each.name === name);
  if (found.length > 0) return found;
  const names = mutations.map((each) => each.name).join(", ");
  throw new Error(`No mutation is called ${name}. There are: ${names}.`);
}

/** A file's text after a mutation's edits of it. Throws where an edit's text is not in it exactly once. */
export function mutate({ name, edits }: Mutation, file: string, text: string): string {
  return edits
    .filter((edit) => edit.file === file)
    .reduce((mutated, { from, to }) => {
      const parts = mutated.split(from);
      if (parts.length === 2) return parts.join(to);
      const count = parts.length - 1;
      throw new Error(
        `The mutation ${name} changes a text that ${file} has ${count} times, and not once: ${from}`,
      );
    }, text);
}
