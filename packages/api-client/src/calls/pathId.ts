import { ApiError } from '../apiError.ts';
import { isPlainId, type Id } from '../read/readId.ts';

/**
 * An id as a part of a call's path.
 * @throws ApiError `notFound` for one that would make it another call: nothing has such an id
 */
export function pathId(id: Id): Id {
  if (!isPlainId(id)) throw new ApiError('notFound');
  return id;
}

/**
 * The number of a document as a part of a call's path: it may hold slashes and spaces.
 * @throws ApiError `notFound` where its dots would make it another call
 */
export function pathText(text: string): string {
  if (text === '' || text.split(/[\\/]/).some((part) => part === '.' || part === '..'))
    throw new ApiError('notFound');
  return text;
}
