/** The parts of the password's rule, in the order in which they are shown while it is typed (A5). */
export const passwordParts = ["length", "lowercase", "uppercase", "digit", "characters"] as const;
export type PasswordPart = (typeof passwordParts)[number];

const shortest = 8;
const longest = 200;

const isMet: Readonly<Record<PasswordPart, (password: string) => boolean>> = {
  length: (password) => password.length >= shortest,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  digit: (password) => /\d/.test(password),
  characters: (password) => /^[\w-]+$/.test(password),
};

/** Which parts of its rule a password meets; of an empty one none is met. */
export function passwordState(password: string): Readonly<Record<PasswordPart, boolean>> {
  const entries = passwordParts.map((part) => [part, isMet[part](password)] as const);
  return Object.fromEntries(entries) as Record<PasswordPart, boolean>;
}

/** What is wrong with a password (A5). */
export function passwordFailure(
  password: string,
): "password-required" | "password-long" | "password-rules" | null {
  if (password === "") return "password-required";
  if (password.length > longest) return "password-long";
  return passwordParts.every((part) => isMet[part](password)) ? null : "password-rules";
}
