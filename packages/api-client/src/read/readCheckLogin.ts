import { readFlag, readFlagUnlessOff } from './readFlag.ts';

/** Reads GET /login/CheckLogin: may this visitor use the main layout; undefined when the answer is neither yes nor no. */
export function readCheckLogin(body: unknown): boolean | undefined {
  if (readFlag(body)) return true;
  return readFlagUnlessOff(body) ? undefined : false;
}
