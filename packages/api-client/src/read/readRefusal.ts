import { readReasons } from './readErrors.ts';
import { readField } from './readField.ts';
import { readFlag } from './readFlag.ts';

/** The reason a write was refused with, possibly ''; undefined when the answer refuses nothing. */
export function readRefusal(body: unknown): string | undefined {
  return readFlag(readField(body, 'hasError')) ? readReasons(body).join(' ') : undefined;
}
