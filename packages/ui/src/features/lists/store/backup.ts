import { isRecord, readField } from '@vitrin/api-client/read/readField';
import { cleanName, type KeptList, listNameLimit, readKeptList, rowKey } from './KeptList.ts';

/** All lists of an identity as one file holds them. */
export interface Backup {
  readonly lists: readonly KeptList[];
  /** Lists in it of which not all can be read. */
  readonly unreadable: number;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** What became of the lists of a backup; none of those that stood here is another one. */
export interface Merged {
  /** Put here, those among them that stand here otherwise: they have a name of their own. */
  readonly added: readonly KeptList[];
  /** How many of `added` stand here otherwise. */
  readonly differing: number;
  /** How many stood here as they are. */
  readonly same: number;
}

const format = 'vitrin-lists';
const version = 1;

/** The largest file that is read: hundreds of lists of thousands of rows. */
const sizeLimit = 20_000_000;
/** Lists of one file. */
const listLimit = 2000;

/** The lists as a file; what cannot be read goes along as it is kept. */
export const writeBackup = (lists: readonly KeptList[], unreadable: readonly object[], at: number): string =>
  JSON.stringify({ format, version, savedAt: new Date(at).toISOString(), lists: [...lists, ...unreadable] });

/** Why a file is no backup. */
export type BackupProblem = 'tooLarge' | 'noBackup' | 'newer';

/** Reads a file that should be a backup, and may be anything. */
export async function readBackup(file: Blob): Promise<Backup | BackupProblem> {
  if (file.size > sizeLimit) return 'tooLarge';
  let said: unknown;
  try {
    said = JSON.parse(await file.text());
  } catch {
    return 'noBackup';
  }
  const lists = readField(said, 'lists');
  if (!isRecord(said) || said['format'] !== format || !Array.isArray(lists)) return 'noBackup';
  if (said['version'] !== version) return 'newer';
  if (lists.length > listLimit) return 'tooLarge';
  const read = lists.map(readKeptList).filter((list) => list !== undefined);
  const savedAt = Date.parse(String(said['savedAt']));
  return {
    lists: read,
    unreadable: lists.length - read.length,
    savedAt: Number.isNaN(savedAt) ? 0 : savedAt,
  };
}

/**
 * The lists of a backup that are to be put beside those that stand here. What stands here is never changed: a list that differs
 * comes with a name of its own, and one that stands here under any name as it was backed up does not come again.
 * @param isTaken whether an id stands for a list here, somebody else's too
 */
export function mergeBackup(
  backup: Backup,
  here: readonly KeptList[],
  isTaken: (id: string) => boolean,
): Merged {
  const texts = new Set(here.map(textOf));
  const names = new Set(here.map(({ name }) => name));
  const ids = new Set<string>();
  const added: KeptList[] = [];
  let [differing, same] = [0, 0];
  for (const list of backup.lists) {
    const standing = here.find(({ id }) => id === list.id);
    const text = textOf(list);
    if (texts.has(text) || (standing && rowsText(standing) === rowsText(list))) {
      same += 1;
      continue;
    }
    if (standing) differing += 1;
    texts.add(text);
    const isFree = !isTaken(list.id) && !ids.has(list.id);
    ids.add(list.id);
    const name = names.has(list.name) ? freeName(`${list.name} (yedek)`, names) : list.name;
    names.add(name);
    texts.add(textOf({ ...list, name }));
    added.push({ ...list, name, id: isFree ? list.id : crypto.randomUUID() });
  }
  return { added, differing, same };
}

/** A name that no other list has: the next number stands behind one that is taken. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name)) return name;
  // What has a number counts on; more than two figures are a year.
  const [tailOfName = '', last = '1'] = / \((\d{1,2})\)$/.exec(name) ?? [];
  const base = name.slice(0, name.length - tailOfName.length);
  for (let number = Number(last) + 1; ; number += 1) {
    const tail = ` (${number})`;
    const free = cleanName(base.slice(0, listNameLimit - tail.length)) + tail;
    if (!taken.has(free)) return free;
  }
}

const rowsText = ({ rows }: KeptList) =>
  rows
    .map(({ code, quantity }) => `${quantity} ${rowKey(code)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('\n');
/** What a list is, whatever its id. */
const textOf = (list: KeptList) =>
  JSON.stringify([list.name.replace(/ \(yedek\)(?: \(\d+\))?$/, ''), rowsText(list)]);
