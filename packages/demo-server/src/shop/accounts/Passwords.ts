/** Turns passwords into what may be kept, and checks them against it. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (password: string, hash: string) => Promise<boolean>;
}

/**
 * Keeps passwords as they are. Only for a shop that lives in one page's memory, where there is nobody to hide them
 * from; the Node door keeps scrypt hashes.
 */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(`plain:${password}`),
  verify: (password, hash) => Promise.resolve(hash === `plain:${password}`),
};
