import { readErrors, readReasons, type Refusal } from './readErrors.ts';
import { readField } from './readField.ts';
import { readFlag } from './readFlag.ts';
import type { Wire } from './Wire.ts';

/**
 * The reason a write was refused with, possibly ''; undefined when the answer refuses nothing. A map of errors that holds any
 * is a refusal without the flag, too.
 */
export function readRefusal(body: Wire<Refusal>): string | undefined {
  const isRefused = readFlag(readField(body, 'hasError')) || readErrors(readField(body, 'errors')).length > 0;
  return isRefused ? readReasons(body).join(' ') : undefined;
}
