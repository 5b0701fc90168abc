import { expect, test } from 'vitest';
import { ApiError } from '../apiError.ts';
import { rejectUnsent } from './rejectUnsent.ts';

test.each([
  ['a read that was called off', new DOMException('left', 'AbortError'), 'offline'],
  ['a fault nobody foresaw', new TypeError('x is not a function'), 'offline'],
  ['a read without an answer', new ApiError('timeout'), 'timeout'],
  ['a session that is gone', new ApiError('sessionLost'), 'sessionLost'],
])('FAIL-02 what never left the browser has no unknown outcome: %s', (_what, error, kind) => {
  expect(() => rejectUnsent(error)).toThrow(expect.objectContaining({ kind, isOutcomeUnknown: false }));
});
