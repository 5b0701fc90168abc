import type { Shown } from '@vitrin/api-client/read/readAmount';

interface Sides {
  readonly debit?: Shown;
  readonly credit?: Shown;
}

/**
 * Whether a movement says its amount. A zero on one side says nothing of the other, whose amount may be the one that could not
 * be read.
 */
export const isKnownMovement = ({ debit, credit }: Sides): boolean =>
  typeof debit !== 'string' &&
  typeof credit !== 'string' &&
  ((debit !== undefined && credit !== undefined) || (debit ?? credit ?? 0) !== 0);
