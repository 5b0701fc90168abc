import { ApiError } from '../apiError.ts';
import { isRecord } from '../read/readField.ts';

/**
 * An answer with nothing of what the contract promises (none at all, a page, half of one, another object) does not say whether
 * anything was done: then it counts what the shop has now. Where that does not say so either, the outcome is unknown.
 * @param promised fields of which a write that was carried out has one; where none is given, any object will do
 */
export async function expectDone(
  answer: unknown,
  isDone: () => Promise<boolean>,
  promised: readonly string[] = [],
): Promise<void> {
  const isPromised =
    isRecord(answer) && (promised.length === 0 || promised.some((name) => Object.hasOwn(answer, name)));
  if (isPromised || (await isDone().catch(() => false))) return;
  throw new ApiError('unreadable', { isOutcomeUnknown: true });
}
