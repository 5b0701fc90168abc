import { ApiError } from '../apiError.ts';

/**
 * An answer that is no JSON (empty, a page, half of one) does not say whether anything was done: then it counts what the
 * shop has now. Where that does not say so either, the outcome is unknown.
 */
export async function expectDone(answer: unknown, isDone: () => Promise<boolean>): Promise<void> {
  if (answer !== undefined || (await isDone().catch(() => false))) return;
  throw new ApiError('unreadable', { isOutcomeUnknown: true });
}
