import { createHash } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What vanilla-extract tells of a name it needs. */
interface Named {
  /** The hash of the file and, in base 36, the number of the name in it. */
  readonly hash: string;
  readonly filePath: string;
}

/**
 * Names classes, variables and key frames by three letters for their file and a number: hashes of six or seven letters cannot
 * be compressed, and every page has those of some thirty files.
 * @throws Error when two files get the same letters, which one in a thousand new files will
 */
export function shortNames(): (named: Named) => string {
  const hashes = new Map<string, string>();
  const files = new Map<string, string>();
  return ({ hash, filePath }) => {
    // Names are asked for in the order of the file, so the first one is number 0.
    const fileHash = hashes.get(filePath) ?? hash.slice(0, -1);
    hashes.set(filePath, fileHash);
    const [first = 0, second = 0, third = 0] = createHash('sha256').update(filePath).digest();
    const prefix = [first, second, third].map((byte) => letters[byte % letters.length]).join('');
    const other = files.get(prefix) ?? filePath;
    if (other !== filePath)
      throw new Error(`Rename ${filePath} or ${other}: both would be called ${prefix}.`);
    files.set(prefix, filePath);
    return prefix + hash.slice(fileHash.length);
  };
}
