import { dropKept, keepThroughLoss, lookBack } from '@vitrin/api-client/lostWork';

const name = 'theme';

/** What was being edited, through a lost session: kept in this tab until it is saved or given up. */
export const draftMemory = {
  /** @param owner key of the identity that was editing: nobody else gets it back */
  recall: (owner: string): unknown => lookBack(name, owner),
  /**
   * Keeps what is unsaved whenever the session is lost, until the function it gives is called.
   * @param collect the draft; undefined while nothing is unsaved
   */
  keepThroughLoss: (owner: string, collect: () => unknown) =>
    keepThroughLoss(name, () => {
      const value = collect();
      return value === undefined ? undefined : { owner, value };
    }),
  forget: () => dropKept(name),
};
