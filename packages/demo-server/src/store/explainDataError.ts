import { dirname } from 'node:path';

/** What is wrong with the folder or the file of the data, in one sentence that says what to do. */
export class DataError extends Error {}

const another = 'or name another folder in DATA_DIR';

/** SQLite's primary result codes (https://www.sqlite.org/rescode.html) and the system's, by what they mean here. */
const reasons: Readonly<Record<string, (file: string) => string>> = {
  // SQLITE_ERROR: tables of somebody else.
  '1': damaged,
  '3': noRights,
  '5': inUse,
  '6': inUse,
  '8': noRights,
  '11': damaged,
  '13': full,
  '14': noRights,
  '23': noRights,
  '26': damaged,
  EACCES: noRights,
  EDQUOT: full,
  EEXIST: noFolder,
  EISDIR: damaged,
  ENOENT: noRights,
  ENOSPC: full,
  ENOTDIR: noFolder,
  EPERM: noRights,
  EROFS: noRights,
};

/** An error of the data's folder or database in words for whoever set DATA_DIR; the error itself is its cause. */
export function explainDataError(file: string, error: unknown): DataError {
  if (error instanceof DataError) return error;
  const { errcode, code, message } = error as { errcode?: number; code?: string; message?: string };
  // The low byte of an extended code is the primary one.
  const key = errcode === undefined ? String(code) : String(errcode & 0xff);
  const text = reasons[key]?.(file) ?? `DATA_DIR (${dirname(file)}) cannot be used: ${String(message)}.`;
  return new DataError(text, { cause: error });
}

/** Of a database that is there and cannot be read. */
export function damaged(file: string): string {
  return `The shop's data in DATA_DIR (${file}) is damaged, or not of this shop: put a copy back, move it away for a fresh shop, ${another}.`;
}

function inUse(file: string): string {
  return `The shop's data in DATA_DIR (${file}) is in use; is another shop running on it? Stop that one, ${another}.`;
}

function noRights(file: string): string {
  return `The shop's data in DATA_DIR (${file}) cannot be written: give this user the right to write folder and file, ${another}.`;
}

function noFolder(file: string): string {
  return `DATA_DIR (${dirname(file)}) is a file, or lies below one, and must be a folder: move the file away, ${another}.`;
}

function full(file: string): string {
  return `There is no room left in DATA_DIR (${dirname(file)}): make room on its disk, ${another}.`;
}
