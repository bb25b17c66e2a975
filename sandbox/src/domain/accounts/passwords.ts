import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const keyLength = 32;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyLength, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** Salted scrypt, as `salt:key` in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${salt.toString("base64url")}:${key.toString("base64url")}`;
}

/**
 * Whether the password is the one that was hashed. Without a hash (no such account) it does the same
 * work and returns false, so that its duration reveals nothing.
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt, key] = (hash ?? "").split(":");
  const derived = await derive(password, Buffer.from(salt ?? "", "base64url"));
  const expected = Buffer.from(key ?? "", "base64url");
  return expected.length === derived.length && timingSafeEqual(expected, derived);
}
